// Shows a staged release by one rename of `dist/<id>`, so that a server never sees a mixture of two.
import { readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { isLockInUse, lockBrand } from "./brand-lock.ts";
import { carriedFile } from "./carried-files.ts";
import {
  beforeLink,
  currentRelease,
  releaseBefore,
  releaseDir,
  releasesDir,
} from "./release-folder.ts";

/** The caller holds the brand's lock. The previous release stays, for open tabs and a rollback. */
export function publishRelease(outDir: string, id: string, name: string): void {
  try {
    showRelease(outDir, id, name);
  } catch (error) {
    dropStaged(outDir, id, name);
    throw error;
  }
  sweepReleases(outDir, id);
}

export function showRelease(outDir: string, id: string, name: string): void {
  currentRelease(outDir, id); // throws when `dist/<id>` is not ours to replace
  placeLink(outDir, id, path.join(".releases", id, name), path.join(outDir, id));
}

/** Records the predecessor of a release that is not shown yet. The caller holds the lock. */
export function recordBefore(outDir: string, id: string, name: string, before: string): void {
  placeLink(outDir, id, before, beforeLink(outDir, id, name));
}

function placeLink(outDir: string, id: string, target: string, at: string): void {
  const temporary = path.join(releasesDir(outDir, id), ".link");
  rmSync(temporary, { recursive: true, force: true });
  symlinkSync(target, temporary, "dir");
  renameSync(temporary, at);
}

export function dropStaged(outDir: string, id: string, name: string): void {
  attempt(() => {
    if (currentRelease(outDir, id) === name) return;
    remove(releaseDir(outDir, id, name));
    remove(carriedFile(outDir, id, name));
    remove(beforeLink(outDir, id, name));
  });
}

/** Removes all but the shown and the previous release. The caller holds the lock. */
export function sweepReleases(outDir: string, id: string): void {
  const dir = releasesDir(outDir, id);
  for (const name of leftovers(outDir, id))
    attempt(() => isLockInUse(dir, name) || remove(path.join(dir, name)));
}

/** Takes the lock itself; does nothing while another build holds it. */
export function sweepUnlocked(outDir: string, id: string): void {
  attempt(() => {
    if (currentRelease(outDir, id) === null || leftovers(outDir, id).length === 0) return;
    const unlock = lockBrand(outDir, id);
    sweepReleases(outDir, id);
    unlock();
  });
}

function leftovers(outDir: string, id: string): string[] {
  const used: string[] = [];
  try {
    const shown = currentRelease(outDir, id);
    const before = shown === null ? null : releaseBefore(outDir, id, shown);
    if (shown !== null) used.push(shown, carriedFile(outDir, id, shown));
    if (shown !== null && before !== null)
      used.push(before, carriedFile(outDir, id, before), beforeLink(outDir, id, shown));
    const usedNames = new Set(used.map((place) => path.basename(place)));
    return readdirSync(releasesDir(outDir, id)).filter((name) => !usedNames.has(name));
  } catch {
    return []; // foreign or unreadable: nothing is removed
  }
}

const remove = (place: string) => rmSync(place, { recursive: true, force: true });

/** Ignores errors of the file system and about the output folder. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof CliError) && !(error instanceof Error && "syscall" in error))
      throw error;
  }
}
