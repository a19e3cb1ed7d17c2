// Writes a complete release beside the one that is shown. Nothing shows it yet: whatever fails here
// changes nothing, and what a killed build leaves is removed by the next one.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { CliError } from "../errors.ts";
import { listFiles } from "./digest.ts";
import { parseReceipt } from "./receipt.ts";
import { removeOthers } from "./publish-release.ts";
import { carriedFile, currentRelease, releasesDir, STAGED } from "./release-folder.ts";

export interface ReleaseFile {
  readonly data?: Uint8Array;
  /** Absolute path of a finished file to link instead of writing it again. */
  readonly from?: string;
}

const HASHED = /^(?:core|assets)\//;

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
  const releases = releasesDir(outDir, id);
  const previous = currentRelease(outDir, id);
  removeOthers(outDir, id);
  const name = freeName(releases, digest.slice(0, 16));
  const staged = path.join(releases, STAGED + name);
  writeAll(staged, files);
  const carried =
    previous === null ? {} : carryHashed(path.join(releases, previous), staged, files);
  if (Object.keys(carried).length > 0) {
    writeFileSync(carriedFile(outDir, id, name), JSON.stringify(carried));
  }
  verify(staged, id, [...files.keys(), ...Object.keys(carried)]);
  return name;
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

/** Open tabs still ask for the hashed files of the release they were loaded from. */
function carryHashed(
  previous: string,
  next: string,
  own: ReadonlyMap<string, ReleaseFile>,
): Record<string, string | null> {
  const carried: Record<string, string | null> = {};
  for (const [file, digest] of ownFiles(previous)) {
    if (!HASHED.test(file) || own.has(file)) continue;
    mkdirSync(path.dirname(path.join(next, file)), { recursive: true });
    linkOrCopy(path.join(previous, file), path.join(next, file));
    carried[file] = digest;
  }
  return carried;
}

/** The files a release made itself, without those it carried: one generation is kept, not all. */
function ownFiles(release: string): [file: string, digest: string | null][] {
  const receipt = parseReceipt(tryRead(path.join(release, "build.json")));
  if (!receipt) return [];
  const present = new Set(listFiles(release));
  return Object.entries(receipt.outputs)
    .flatMap(([file, { sha256: digest }]): [string, string | null][] => [
      [file, digest],
      [`${file}.br`, null],
      [`${file}.gz`, null],
    ])
    .filter(([file]) => present.has(file));
}

function tryRead(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Every file is there: what is missing now would be missing for players. */
function verify(staged: string, id: string, expected: readonly string[]): void {
  const present = new Set<string>();
  for (const folder of new Set(expected.map((file) => path.posix.dirname(file)))) {
    for (const name of readdirSync(`${staged}/${folder}`))
      present.add(path.posix.join(folder, name));
  }
  const missing = expected.find((file) => !present.has(file));
  if (missing === undefined) return;
  throw new CliError("BUILD_STAGED", {
    what: `The new bundle of ${id} lacks ${missing} right after it was written; dist/${id} still holds the last good bundle.`,
    where: { file: staged },
    fix: "make sure that nothing else writes to the output folder, then build again.",
  });
}

/** Takes back a release that is not to be shown. */
export function dropStaged(outDir: string, id: string, name: string): void {
  rmSync(path.join(releasesDir(outDir, id), STAGED + name), { recursive: true, force: true });
  rmSync(carriedFile(outDir, id, name), { force: true });
}
