// Holds a release against its receipt: every byte that a player can ask for is accounted for.
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as v from "valibot";
import { sha256 } from "./digest.ts";
import { parseReceipt, type Receipt } from "./receipt.ts";
import { carriedFile, releasesDir } from "./release-folder.ts";

export interface ReleaseCheck {
  /** Null when it is missing or damaged. */
  readonly receipt: Receipt | null;
  readonly files: number;
  /** What is wrong, by file; empty for a release that is whole. */
  readonly findings: readonly Finding[];
}

export interface Finding {
  /** Path in the bundle. */
  readonly file: string;
  readonly what: string;
}

const RECEIPT = "build.json";
const PACKED = [".br", ".gz"] as const;
const Carried = v.record(v.string(), v.nullable(v.string()));

/** @param name of a release of the brand */
export function checkRelease(outDir: string, id: string, name: string): ReleaseCheck {
  const dir = path.join(releasesDir(outDir, id), name);
  const present = listAll(dir);
  const text = tryRead(path.join(dir, RECEIPT));
  const receipt = text && parseReceipt(text.toString("utf8"));
  const whole = { files: present.size };
  if (!text || !receipt) {
    const what = text ? "is not a receipt" : "is missing";
    return { ...whole, receipt: null, findings: [{ file: RECEIPT, what }] };
  }
  const findings: Finding[] = [];
  const find = (file: string, what: string) => findings.push({ file, what });
  if (!name.startsWith(sha256(text).slice(0, 16))) find(RECEIPT, `is not that of release ${name}`);
  if (receipt.brand.id !== id) find(RECEIPT, `is that of ${receipt.brand.id}`);
  const expected = { ...carried(outDir, id, name), ...digests(receipt) };
  for (const [file, digest] of Object.entries(expected)) {
    const kind = present.get(file);
    if (kind === undefined) find(file, "is missing");
    else if (kind !== "file") find(file, `is ${kind}, not a file`);
    else if (digest !== null) checkContent(dir, file, { digest, present, find });
  }
  for (const [file, kind] of present) {
    if (kind === "folder" || file === RECEIPT || file in expected || baseOf(file) in expected)
      continue;
    find(file, "does not belong to the bundle");
  }
  return { ...whole, receipt, findings };
}

interface ContentCheck {
  readonly digest: string;
  readonly present: ReadonlyMap<string, Kind>;
  readonly find: (file: string, what: string) => void;
}

/** The file itself, and what its compressed siblings unpack to. */
function checkContent(dir: string, file: string, { digest, present, find }: ContentCheck): void {
  const data = tryRead(path.join(dir, file));
  if (!data) find(file, "cannot be read");
  else if (sha256(data) !== digest) find(file, "has another content than its receipt says");
  for (const sibling of PACKED.map((suffix) => file + suffix)) {
    const kind = present.get(sibling);
    if (kind === undefined) continue;
    const unpacked = kind === "file" && unpack(path.join(dir, sibling));
    if (!unpacked) find(sibling, "does not unpack");
    else if (sha256(unpacked) !== digest) find(sibling, `does not unpack to ${file}`);
  }
}

function unpack(file: string): Buffer | null {
  try {
    const data = readFileSync(file);
    return file.endsWith(".br") ? brotliDecompressSync(data) : gunzipSync(data);
  } catch {
    return null;
  }
}

function digests(receipt: Receipt): Record<string, string> {
  return Object.fromEntries(
    Object.entries(receipt.outputs).map(([file, output]) => [file, output.sha256]),
  );
}

/** Files of the release before, for open tabs. Compressed siblings are checked with their files. */
function carried(outDir: string, id: string, name: string): Record<string, string | null> {
  const text = tryRead(carriedFile(outDir, id, name));
  if (!text) return {};
  try {
    const parsed = v.safeParse(Carried, JSON.parse(text.toString("utf8")));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

const baseOf = (file: string) => file.replace(/\.(?:br|gz)$/, "");

type Kind = "file" | "folder" | "a link" | "neither a file nor a folder";

/** Everything below a folder, links as what they are. */
function listAll(dir: string): Map<string, Kind> {
  const found = new Map<string, Kind>();
  const visit = (below: string): void => {
    for (const entry of readdirSync(path.join(dir, below))) {
      const stats = lstatSync(path.join(dir, below, entry));
      if (stats.isDirectory()) {
        found.set(below + entry, "folder");
        visit(`${below}${entry}/`);
      } else if (stats.isSymbolicLink()) found.set(below + entry, "a link");
      else found.set(below + entry, stats.isFile() ? "file" : "neither a file nor a folder");
    }
  };
  try {
    visit("");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return found;
}

function tryRead(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
