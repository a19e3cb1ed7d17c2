// Writes a complete release beside the shown one. Nothing links to it yet, so a failure changes no site.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../files/digest.ts";
import { type Carried, filesToCarry, writeCarried } from "./carried-files.ts";
import { dropStaged, recordBefore, sweepReleases } from "./publish-release.ts";
import { currentRelease, releaseBefore, releaseDir, releasesDir } from "./release-folder.ts";
import { linkOrCopy, linkShared } from "./shared-files.ts";

export interface ReleaseFile {
  readonly data?: Uint8Array;
  /** Path of a finished file to link. */
  readonly from?: string;
  /** Name among the shared files, of a file of the store; without it, `from` itself is linked. */
  readonly shared?: string;
}

export interface ReleaseContent {
  /** Digest of its receipt. */
  readonly digest: string;
  readonly files: ReadonlyMap<string, ReleaseFile>;
  /** It takes the place of a damaged release of the same content, which is then gone. */
  readonly mends: boolean;
}

/** @returns the name, which begins with a prefix of the digest. The caller holds the brand's lock. */
export function stageRelease(outDir: string, id: string, content: ReleaseContent): string {
  const { digest, files, mends } = content;
  const shown = currentRelease(outDir, id);
  const before = mends && shown !== null ? releaseBefore(outDir, id, shown) : shown;
  sweepReleases(outDir, id);
  const name = freeName(releasesDir(outDir, id), digest.slice(0, 16));
  const staged = releaseDir(outDir, id, name);
  try {
    writeAll(outDir, staged, files);
    const carried = before === null ? {} : carry({ outDir, id, shown: before }, staged, files);
    writeCarried(outDir, id, name, carried);
    if (before !== null) recordBefore(outDir, id, name, before);
    requireAll(staged, [...files.keys(), ...Object.keys(carried)]);
    return name;
  } catch (error) {
    dropStaged(outDir, id, name); // on a full disk the next brand needs the space
    throw error;
  }
}

/** An existing release is never overwritten: the same content again gets a number. */
function freeName(releases: string, wanted: string): string {
  let name = wanted;
  for (let number = 2; existsSync(path.join(releases, name)); number += 1)
    name = `${wanted}.${number}`;
  return name;
}

/** Synchronous: ten times faster for hundreds of small files. */
function writeAll(outDir: string, dir: string, files: ReadonlyMap<string, ReleaseFile>): void {
  const folders = new Set([...files.keys()].map((file) => path.posix.dirname(file)));
  for (const folder of folders) mkdirSync(`${dir}/${folder}`, { recursive: true });
  for (const [file, { data, from, shared }] of files) {
    const target = `${dir}/${file}`;
    if (from !== undefined && shared !== undefined) linkShared(outDir, shared, from, target);
    else if (from !== undefined) linkOrCopy(from, target);
    else writeFileSync(target, data ?? "");
  }
}

/** Files of a finished bundle, to be linked. */
export function filesIn(dir: string, names: readonly string[]): ReadonlyMap<string, ReleaseFile> {
  return new Map(names.map((name) => [name, { from: path.join(dir, name) }]));
}

function carry(
  from: { readonly outDir: string; readonly id: string; readonly shown: string },
  staged: string,
  own: ReadonlyMap<string, ReleaseFile>,
): Carried {
  const carried = filesToCarry(from, own, Date.now());
  const dir = releaseDir(from.outDir, from.id, from.shown);
  writeAll(from.outDir, staged, filesIn(dir, Object.keys(carried)));
  return carried;
}

function requireAll(dir: string, files: readonly string[]): void {
  const present = new Set(listFiles(dir));
  const missing = files.find((file) => !present.has(file));
  if (missing === undefined) return;
  throw new Error(`its new bundle lacks ${missing} right after that was written`);
}
