// Files that bundles share: copies of the store, one per output folder, to which bundles link. So nobody who writes
// into a bundle writes into the store.
import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { temporaryName } from "../files/atomic-write.ts";
import { namesIn } from "./release-folder.ts";

export function sharedFilesDir(outDir: string): string {
  return path.join(outDir, ".releases", ".files");
}

/** Compared with the store once per process: the store's own file was verified in this run. */
const compared = new Set<string>();

/** Links a copy of a stored file. @param name the same for the same content */
export function linkShared(outDir: string, name: string, stored: string, target: string): void {
  const copy = path.join(sharedFilesDir(outDir), name);
  if (!compared.has(copy)) {
    if (!isSame(copy, stored)) replace(copy, stored);
    compared.add(copy);
  }
  // Another build may have removed the copy, which nothing linked to yet.
  linkOrCopy(copy, target, stored);
}

/** @param source to copy where it cannot be linked: another file system, or too many links */
export function linkOrCopy(from: string, target: string, source = from): void {
  try {
    linkSync(from, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

function isSame(copy: string, stored: string): boolean {
  if (lstatSync(copy, { throwIfNoEntry: false })?.isFile() !== true) return false;
  return readFileSync(copy).equals(readFileSync(stored));
}

/**
 * The copy of another worker that came first stays, so that all bundles link to one. A bundle that links to a replaced
 * file keeps it, and is found by its times.
 */
function replace(copy: string, stored: string): void {
  const temporary = temporaryName(copy);
  mkdirSync(path.dirname(copy), { recursive: true });
  try {
    copyFileSync(stored, temporary, constants.COPYFILE_FICLONE);
    if (!isLinked(temporary, copy) && !isSame(copy, stored)) renameSync(temporary, copy);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Unlike a rename, a link never takes the place of a file. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Removes those that no bundle links to. */
export function pruneShared(outDir: string): void {
  const dir = sharedFilesDir(outDir);
  for (const name of namesIn(dir)) {
    const file = path.join(dir, name);
    if (lstatSync(file, { throwIfNoEntry: false })?.nlink === 1) rmSync(file, { force: true });
  }
}
