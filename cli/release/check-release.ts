// Holds a release against its receipt: every byte that a player can ask for is accounted for.
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { isCompressible } from "../files/compress.ts";
import { sha256 } from "../files/digest.ts";
import { contentOf, PACKED } from "../files/packed-file.ts";
import { parseReceipt, type Receipt } from "../stamp/receipt.ts";
import { carriedFile, HASHED, releaseBefore, releaseDir } from "./release-folder.ts";

export interface ReleaseCheck {
  /** Null when it is missing or damaged. */
  readonly receipt: Receipt | null;
  readonly files: number;
  /** What is wrong, by file; empty for a release that is whole. */
  readonly findings: readonly Finding[];
  /** Files of the release before, which that one's receipt answers for. */
  readonly carried: ReadonlySet<string>;
}

export interface Finding {
  /** Path in the bundle. */
  readonly file: string;
  readonly what: string;
}

const RECEIPT = "build.json";
const Carried = v.record(v.pipe(v.string(), v.regex(HASHED)), v.string());

/** @param name of a release of the brand */
export function checkRelease(outDir: string, id: string, name: string): ReleaseCheck {
  const dir = releaseDir(outDir, id, name);
  const present = listAll(dir);
  const files = [...present.values()].filter((kind) => kind !== "a folder").length;
  const text = present.get(RECEIPT) === "a file" ? tryRead(path.join(dir, RECEIPT)) : null;
  const receipt = text && parseReceipt(text.toString("utf8"));
  if (!text || !receipt) {
    const what = present.has(RECEIPT) ? "is not a receipt" : "is missing";
    return { files, receipt: null, findings: [{ file: RECEIPT, what }], carried: new Set() };
  }
  const findings: Finding[] = [];
  const find = (file: string, what: string) => findings.push({ file, what });
  if (!name.startsWith(sha256(text).slice(0, 16))) find(RECEIPT, `is not that of release ${name}`);
  if (receipt.brand.id !== id) find(RECEIPT, `is that of ${receipt.brand.id}`);
  const kept = carried(outDir, id, name);
  for (const file of unaccounted(outDir, id, name, kept))
    find(file, "is carried over, and the release before did not have it");
  const expected = expectedFiles(receipt, kept);
  for (const [file, digest] of expected) {
    const kind = present.get(file);
    if (kind === undefined) find(file, "is missing");
    else if (kind !== "a file") find(file, `is ${kind}, not a file`);
    else {
      const what = wrongContent(path.join(dir, file), digest);
      if (what !== null) find(file, what);
    }
  }
  for (const [file, kind] of present) {
    if (kind === "a folder" || file === RECEIPT || expected.has(file)) continue;
    find(file, "does not belong to the bundle");
  }
  return { files, receipt, findings, carried: new Set(Object.keys(kept)) };
}

/** Path → sha256 of what it holds, unpacked. Which files have compressed siblings is a rule of the build. */
function expectedFiles(
  { outputs }: Receipt,
  kept: Readonly<Record<string, string>>,
): Map<string, string> {
  const expected = new Map(Object.entries(kept));
  for (const [file, { bytes, sha256: digest }] of Object.entries(outputs)) {
    expected.set(file, digest);
    if (!isCompressible(file, bytes)) continue;
    for (const suffix of PACKED) expected.set(file + suffix, digest);
  }
  return expected;
}

function wrongContent(file: string, digest: string): string | null {
  const content = contentOf(file);
  if (content && sha256(content) === digest) return null;
  const suffix = PACKED.find((ending) => file.endsWith(ending));
  if (suffix === undefined)
    return content ? "has another content than its receipt says" : "cannot be read";
  const base = path.basename(file, suffix);
  return content ? `does not unpack to ${base}` : "does not unpack";
}

/** Files of the release before, for open tabs. */
function carried(outDir: string, id: string, name: string): Record<string, string> {
  const text = tryRead(carriedFile(outDir, id, name));
  if (!text) return {};
  try {
    const parsed = v.safeParse(Carried, JSON.parse(text.toString("utf8")));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** Carried files that the receipt of their own release does not name; none where that release is gone. */
function unaccounted(
  outDir: string,
  id: string,
  name: string,
  kept: Readonly<Record<string, string>>,
): string[] {
  const before = releaseBefore(outDir, id, name);
  const text = before && tryRead(path.join(releaseDir(outDir, id, before), RECEIPT));
  const receipt = text && parseReceipt(text.toString("utf8"));
  if (!receipt) return [];
  return Object.entries(kept).flatMap(([file, digest]) => {
    const suffix = PACKED.find((ending) => file.endsWith(ending)) ?? "";
    const base = file.slice(0, file.length - suffix.length);
    return receipt.outputs[base]?.sha256 === digest ? [] : [file];
  });
}

type Kind = "a file" | "a folder" | "a link" | "neither a file nor a folder" | "unreadable";

/** Everything below a folder, links as what they are. */
function listAll(dir: string): Map<string, Kind> {
  const found = new Map<string, Kind>();
  const visit = (below: string): void => {
    for (const entry of readdirSync(path.join(dir, below))) {
      const name = below + entry;
      const kind = kindOf(path.join(dir, name));
      found.set(name, kind);
      if (kind !== "a folder") continue;
      try {
        visit(`${name}/`);
      } catch {
        found.set(name, "unreadable");
      }
    }
  };
  // A link in the release's own place would be followed.
  if (kindOf(dir) === "a folder") visit("");
  return found;
}

function kindOf(place: string): Kind {
  const stat = lstatSync(place, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return "a folder";
  if (stat?.isSymbolicLink()) return "a link";
  return stat?.isFile() ? "a file" : "neither a file nor a folder";
}

function tryRead(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
