// Holds a bundle that came from another machine against its receipt, before anything of it is used.
import { lstatSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { listFiles, sha256 } from "../files/digest.ts";
import { contentOf, PACKED } from "../files/packed-file.ts";
import { parseReceipt } from "../stamp/receipt.ts";

/** Digest of a file's content, or of what it unpacks to; the same inode is read once. */
export type ContentDigests = Map<string, string>;

export interface VerifiedBundle {
  /** The bundle's own files; what it carries of the release before is left out. */
  readonly files: readonly string[];
}

/**
 * @param digest sha-256 of the receipt, from the report
 * @throws CliError FLEET_BUNDLE_DAMAGED with the file that differs
 */
export async function verifyBundle(
  dir: string,
  id: string,
  digest: string,
  known: ContentDigests,
): Promise<VerifiedBundle> {
  const text = await readFile(path.join(dir, "build.json")).catch(() => null);
  if (text === null) throw damaged(id, dir, "has no receipt");
  if (sha256(text) !== digest) throw damaged(id, dir, "has another receipt than the report says");
  const receipt = parseReceipt(text.toString("utf8"));
  if (receipt?.brand.id !== id) throw damaged(id, dir, "has a receipt that does not hold");
  const present = new Set(listFiles(dir));
  const files = ["build.json"];
  for (const [file, { sha256: wanted, bytes }] of Object.entries(receipt.outputs)) {
    if (!isInside(file) || !present.has(file)) throw damaged(id, dir, `lacks ${file}`);
    if (contentDigest(dir, file, known) !== wanted) {
      throw damaged(id, dir, `holds ${file} with other than the ${bytes} bytes of its receipt`);
    }
    files.push(file);
    for (const sibling of PACKED.map((suffix) => file + suffix)) {
      if (!present.has(sibling)) continue;
      if (contentDigest(dir, sibling, known) !== wanted)
        throw damaged(id, dir, `holds ${sibling}, which does not unpack to ${file}`);
      files.push(sibling);
    }
  }
  return { files };
}

/** A receipt from elsewhere must not name a way out of the bundle. */
function isInside(file: string): boolean {
  return !path.posix.isAbsolute(file) && !/(?:^|\/)\.{1,2}(?:\/|$)|\\|\0/.test(file);
}

/** sha-256 of the content, unpacked where the name says so; empty when it cannot be read. */
function contentDigest(dir: string, file: string, known: ContentDigests): string {
  const at = path.join(dir, file);
  try {
    const { dev, ino, size, mtimeMs } = lstatSync(at);
    const key = `${dev}:${ino}:${size}:${mtimeMs}${path.extname(file)}`;
    const digest = known.get(key) ?? digestOf(contentOf(at));
    known.set(key, digest);
    return digest;
  } catch {
    return "";
  }
}

const digestOf = (content: Buffer | null): string => (content === null ? "" : sha256(content));

function damaged(id: string, dir: string, what: string): CliError {
  return new CliError("FLEET_BUNDLE_DAMAGED", {
    what: `The bundle of ${id} ${what}; nothing was merged.`,
    where: { file: dir },
    fix: `build the shard of ${id} again, or copy its folder again with links kept (tar does).`,
  });
}
