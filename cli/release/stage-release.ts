// Writes a complete release beside the one that is shown. Nothing shows it yet: whatever fails here
// changes nothing, and what a killed build leaves is removed by the next one.
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { sha256 } from "../files/digest.ts";
import { contentOf, PACKED } from "../files/packed-file.ts";
import { dropStaged, noteBefore, sweepReleases } from "./publish-release.ts";
import { parseReceipt } from "../stamp/receipt.ts";
import { carriedFile, currentRelease, HASHED, releaseDir, releasesDir } from "./release-folder.ts";

export interface ReleaseFile {
  readonly data?: Uint8Array;
  /** Absolute path of a finished file to link instead of writing it again. */
  readonly from?: string;
}

/**
 * The caller holds the brand's lock.
 * @param digest names the release: the same content is the same release
 * @returns the name under which `publishRelease` shows it
 * @throws CliError BUILD_OUTPUT_FOREIGN when `dist/<id>` is not ours to replace
 */
export function stageRelease(
  outDir: string,
  id: string,
  digest: string,
  files: ReadonlyMap<string, ReleaseFile>,
): string {
  const shown = currentRelease(outDir, id);
  sweepReleases(outDir, id);
  const name = freeName(releasesDir(outDir, id), digest.slice(0, 16));
  try {
    const staged = releaseDir(outDir, id, name);
    writeAll(staged, files);
    const carried = shown === null ? {} : carryHashed(releaseDir(outDir, id, shown), staged, files);
    if (Object.keys(carried).length > 0) {
      writeFileSync(carriedFile(outDir, id, name), JSON.stringify(carried));
    }
    if (shown !== null) noteBefore(outDir, id, name, shown);
    verify(outDir, id, name, [...files.keys(), ...Object.keys(carried)]);
    return name;
  } catch (error) {
    dropStaged(outDir, id, name); // on a full disk the next brand needs the space
    throw error;
  }
}

/** A release in place is never written to: the same content again, to mend it, gets a number. */
function freeName(releases: string, wanted: string): string {
  let name = wanted;
  for (let number = 2; existsSync(path.join(releases, name)); number += 1)
    name = `${wanted}.${number}`;
  return name;
}

/**
 * Hundreds of small files: the calls that wait for nothing take a tenth of the time of those that hand
 * each file to another thread, and a worker has nothing else to do meanwhile.
 */
function writeAll(dir: string, files: ReadonlyMap<string, ReleaseFile>): void {
  const folders = new Set([...files.keys()].map((file) => path.posix.dirname(file)));
  for (const folder of folders) mkdirSync(`${dir}/${folder}`, { recursive: true });
  for (const [file, { data, from }] of files) {
    const target = `${dir}/${file}`;
    if (from !== undefined) linkOrCopy(from, target);
    else writeFileSync(target, data ?? "");
  }
}

function linkOrCopy(from: string, target: string): void {
  try {
    linkSync(from, target);
  } catch {
    copyFileSync(from, target); // another file system, or links not allowed
  }
}

/**
 * Open tabs still ask for the hashed files of the release they were loaded from. Those it made itself are
 * kept, not those it carried: one generation, not all. What was damaged meanwhile is not passed on.
 */
function carryHashed(
  previous: string,
  next: string,
  own: ReadonlyMap<string, ReleaseFile>,
): Record<string, string> {
  const receipt = parseReceipt(tryRead(path.join(previous, "build.json")));
  const carried: Record<string, string> = {};
  for (const [file, { sha256: digest }] of Object.entries(receipt?.outputs ?? {})) {
    // By its name the same content, siblings included.
    if (!HASHED.test(file) || own.has(file)) continue;
    // A sibling is of no use without its file.
    if (!isWhole(path.join(previous, file), digest)) continue;
    for (const name of [file, ...PACKED.map((suffix) => file + suffix)]) {
      if (!isWhole(path.join(previous, name), digest)) continue;
      mkdirSync(path.dirname(path.join(next, name)), { recursive: true });
      linkOrCopy(path.join(previous, name), path.join(next, name));
      carried[name] = digest;
    }
  }
  return carried;
}

/** File by its number on the disk → digest of its content: the chunks of a core are the same files in all brands. */
const read = new Map<string, string | null>();

function isWhole(file: string, digest: string): boolean {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return false;
  const key = `${stat.dev} ${stat.ino} ${stat.size} ${stat.mtimeMs} ${path.extname(file)}`;
  let found = read.get(key);
  if (found === undefined) {
    const content = contentOf(file);
    found = content && sha256(content);
    read.set(key, found);
  }
  return found === digest;
}

function tryRead(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Every file is there: what is missing now would be missing for players. */
function verify(outDir: string, id: string, name: string, expected: readonly string[]): void {
  const staged = releaseDir(outDir, id, name);
  const present = new Map<string, ReadonlySet<string>>();
  const namesIn = (folder: string): ReadonlySet<string> => {
    const known = present.get(folder) ?? new Set(readdirSync(`${staged}/${folder}`));
    present.set(folder, known);
    return known;
  };
  const missing = expected.find((file) => {
    const cut = file.lastIndexOf("/");
    return !namesIn(file.slice(0, Math.max(0, cut))).has(file.slice(cut + 1));
  });
  if (missing === undefined) return;
  throw new Error(`its new bundle lacks ${missing} right after that was written`);
}
