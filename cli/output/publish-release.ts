// Puts a complete release beside the old one and switches `dist/<id>` to it with one rename. The
// last good release stays in place until then, and whatever fails before changes nothing.
import { copyFileSync, linkSync, mkdirSync, writeFileSync } from "node:fs";
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { CliError } from "../errors.ts";
import { listFiles } from "./digest.ts";
import { readReceipt } from "./receipt.ts";

export interface ReleaseFile {
  readonly data?: Uint8Array;
  /** Absolute path of a finished file to link instead of writing it again. */
  readonly from?: string;
}

const HASHED = /^(?:core|assets)\//;

/**
 * @param digest names the release: the same content is the same release
 * @throws CliError BUILD_OUTPUT_FOREIGN when `dist/<id>` is not ours to replace
 */
export async function publishRelease(
  outDir: string,
  id: string,
  digest: string,
  files: ReadonlyMap<string, ReleaseFile>,
): Promise<void> {
  const releases = path.join(outDir, ".releases", id);
  const pointer = path.join(outDir, id);
  const name = digest.slice(0, 16);
  const previous = await currentRelease(pointer, id);
  await mkdir(releases, { recursive: true });
  const release = path.join(releases, name);
  const temporary = path.join(releases, `.${name}.${process.pid}.tmp`);
  await rm(temporary, { recursive: true, force: true });
  writeAll(temporary, files);
  if (previous && previous !== name) await carryHashed(path.join(releases, previous), temporary);
  if (previous === name) await replaceInPlace(release, temporary);
  else {
    await rm(release, { recursive: true, force: true });
    await rename(temporary, release);
  }
  await point(pointer, path.join(".releases", id, name));
  await removeOld(releases, [name, previous]);
}

/** Name of the release that `dist/<id>` shows, null when there is none. */
export async function currentRelease(pointer: string, id: string): Promise<string | null> {
  const stat = await lstat(pointer).catch(() => null);
  if (!stat) return null;
  if (!stat.isSymbolicLink()) {
    throw new CliError("BUILD_OUTPUT_FOREIGN", {
      what: `${path.basename(path.dirname(pointer))}/${id} is not a link that \`brand build\` made; nothing was changed.`,
      where: { file: pointer },
      fix: `move ${id} out of the output folder, or build into another one with --out.`,
    });
  }
  return path.basename(await readlink(pointer));
}

/**
 * Hundreds of small files: the calls that wait for nothing take a tenth of the time of those that hand
 * each file to another thread, and a worker has nothing else to do meanwhile.
 */
function writeAll(dir: string, files: ReadonlyMap<string, ReleaseFile>): void {
  const folders = new Set([...files.keys()].map((file) => path.dirname(path.join(dir, file))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [file, { data, from }] of files) {
    const target = path.join(dir, file);
    if (from !== undefined) linkOrCopy(from, target);
    else writeFileSync(target, data ?? "");
  }
}

function linkOrCopy(from: string, target: string): void {
  try {
    linkSync(from, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    copyFileSync(from, target); // another file system, or links not allowed
  }
}

/** Open tabs still ask for the hashed files of the release they were loaded from. */
async function carryHashed(previous: string, next: string): Promise<void> {
  const own = new Set(listFiles(next));
  const ofPrevious = await readOwnFiles(previous);
  for (const file of ofPrevious) {
    if (!HASHED.test(file) || own.has(file)) continue;
    await mkdir(path.dirname(path.join(next, file)), { recursive: true });
    linkOrCopy(path.join(previous, file), path.join(next, file));
  }
}

/** The files a release made itself, without those it carried: one generation is kept, not all. */
async function readOwnFiles(release: string): Promise<string[]> {
  const receipt = await readReceipt(release);
  if (!receipt) return [];
  const outputs = Object.keys(receipt.outputs);
  const present = new Set(listFiles(release));
  return outputs
    .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
    .filter((file) => present.has(file));
}

/** The same release again (forced, or repaired): swap the folders, the pointer does not move. */
async function replaceInPlace(release: string, temporary: string): Promise<void> {
  const aside = `${release}.old`;
  await rm(aside, { recursive: true, force: true });
  await rename(release, aside).catch(() => {});
  await rename(temporary, release);
  await rm(aside, { recursive: true, force: true });
}

async function point(pointer: string, target: string): Promise<void> {
  const temporary = `${pointer}.${process.pid}.tmp`;
  await rm(temporary, { force: true });
  await symlink(target, temporary, "dir");
  await rename(temporary, pointer);
}

async function removeOld(releases: string, keep: readonly (string | null)[]): Promise<void> {
  for (const name of await readdir(releases)) {
    if (!keep.includes(name)) await rm(path.join(releases, name), { recursive: true, force: true });
  }
}
