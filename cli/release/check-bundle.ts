import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { isCompressible } from "../files/compress.ts";
import { listNames, sha256 } from "../files/digest.ts";
import { contentDigest, PACKED } from "../files/packed-file.ts";
import { parseReceipt, type Receipt } from "../stamp/receipt.ts";

export interface FileProblem {
  readonly file: string;
  readonly what: string;
}

export interface BundleCheck {
  /** Null when missing, damaged or of another brand. */
  readonly receipt: Receipt | null;
  /** The receipt, the files it lists, and their compressed siblings. */
  readonly files: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly problems: FileProblem[];
}

const RECEIPT = "build.json";

/** @param digest of the receipt, or a prefix of it */
export function checkBundle(dir: string, id: string, digest: string): BundleCheck {
  // A link in place of the folder would be followed.
  const isFolder = lstatSync(dir, { throwIfNoEntry: false })?.isDirectory() === true;
  const names = new Set(isFolder ? listNames(dir) : []);
  const wrongReceipt = (what: string): BundleCheck => {
    return { receipt: null, files: [], names, problems: [{ file: RECEIPT, what }] };
  };
  if (!names.has(RECEIPT)) return wrongReceipt("is missing");
  const text = readRegular(path.join(dir, RECEIPT));
  const receipt = text && parseReceipt(text.toString("utf8"));
  if (!text || !receipt) return wrongReceipt("is not a receipt");
  if (receipt.brand.id !== id) return wrongReceipt(`is that of ${receipt.brand.id}`);
  if (!sha256(text).startsWith(digest)) return wrongReceipt(`has not the digest ${digest}`);
  const expected = Object.entries(receipt.outputs).flatMap(([file, { bytes, sha256: content }]) => {
    const packed = isCompressible(file, bytes) ? PACKED.map((suffix) => file + suffix) : [];
    return [file, ...packed].map((name) => [name, content] as const);
  });
  const problems = expected.flatMap(([file, content]) => checkFile(dir, names, file, content));
  return { receipt, files: [RECEIPT, ...expected.map(([file]) => file)], names, problems };
}

function readRegular(file: string): Buffer | null {
  try {
    return lstatSync(file).isFile() ? readFileSync(file) : null;
  } catch {
    return null;
  }
}

/** @param names of all files of the bundle: no other path is read @param digest of the unpacked content */
export function checkFile(
  dir: string,
  names: ReadonlySet<string>,
  file: string,
  digest: string,
): FileProblem[] {
  const what = names.has(file) ? damageOf(path.join(dir, file), digest) : "is missing";
  return what === null ? [] : [{ file, what }];
}

function damageOf(file: string, digest: string): string | null {
  const info = lstatSync(file);
  if (!info.isFile()) return info.isSymbolicLink() ? "is a link, not a file" : "is not a file";
  const found = contentDigest(file);
  if (found === digest) return null;
  const suffix = PACKED.find((ending) => file.endsWith(ending));
  if (suffix === undefined)
    return found === null ? "cannot be read" : "has another content than its receipt says";
  return found === null ? "does not unpack" : `does not unpack to ${path.basename(file, suffix)}`;
}
