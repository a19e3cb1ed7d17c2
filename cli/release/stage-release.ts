// Writes a complete release beside the shown one. Nothing links to it yet, so a failure changes no site.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../files/digest.ts";
import { contentDigest, PACKED } from "../files/packed-file.ts";
import { dropStaged, recordBefore, sweepReleases } from "./publish-release.ts";
import {
  carriedFile,
  currentRelease,
  HASHED,
  receiptOf,
  releaseBefore,
  releaseDir,
  releasesDir,
} from "./release-folder.ts";
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
    const carried = hashedFiles(outDir, id, before, files);
    writeAll(outDir, staged, files);
    writeAll(outDir, staged, carried);
    if (carried.size > 0) {
      const digests = Object.fromEntries([...carried].map(([file, one]) => [file, one.digest]));
      writeFileSync(carriedFile(outDir, id, name), JSON.stringify(digests));
    }
    if (before !== null) recordBefore(outDir, id, name, before);
    requireAll(staged, [...files.keys(), ...carried.keys()]);
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

interface CarriedFile {
  readonly from: string;
  readonly digest: string;
}

/** Undamaged files that open tabs still load: those the shown release made itself, not those it carried over. */
function hashedFiles(
  outDir: string,
  id: string,
  shown: string | null,
  own: ReadonlyMap<string, ReleaseFile>,
): Map<string, CarriedFile> {
  const carried = new Map<string, CarriedFile>();
  if (shown === null) return carried;
  const dir = releaseDir(outDir, id, shown);
  const outputs = receiptOf(outDir, id, shown)?.outputs ?? {};
  for (const [file, { sha256: digest }] of Object.entries(outputs)) {
    if (!HASHED.test(file) || own.has(file)) continue;
    if (contentDigest(path.join(dir, file)) !== digest) continue;
    for (const name of [file, ...PACKED.map((suffix) => file + suffix)]) {
      const from = path.join(dir, name);
      if (contentDigest(from) === digest) carried.set(name, { from, digest });
    }
  }
  return carried;
}

function requireAll(dir: string, files: readonly string[]): void {
  const present = new Set(listFiles(dir));
  const missing = files.find((file) => !present.has(file));
  if (missing === undefined) return;
  throw new Error(`its new bundle lacks ${missing} right after that was written`);
}
