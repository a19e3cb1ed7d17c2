// Shows a staged release: `dist/<id>` is switched to it by one rename, so that a server sees the old
// bundle or the new one and never a mixture.
import { readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { isLockInUse, lockBrand } from "./brand-lock.ts";
import {
  beforeLink,
  carriedFile,
  currentRelease,
  releaseBefore,
  releaseDir,
  releasesDir,
} from "./release-folder.ts";

/** The caller holds the brand's lock. The release shown before stays for open tabs and a rollback. */
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

/** Records what was shown before a release, which is not shown yet. The caller holds the lock. */
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

/** Removes all but the shown release and the one before. The caller holds the lock. */
export function sweepReleases(outDir: string, id: string): void {
  const dir = releasesDir(outDir, id);
  for (const name of leftovers(outDir, id))
    attempt(() => isLockInUse(dir, name) || remove(path.join(dir, name)));
}

/** The same for a brand that is not built now; one that another build is making is left to that. */
export function sweepUnlocked(outDir: string, id: string): void {
  attempt(() => {
    if (currentRelease(outDir, id) === null || leftovers(outDir, id).length === 0) return;
    const unlock = lockBrand(outDir, id);
    sweepReleases(outDir, id);
    unlock();
  });
}

function leftovers(outDir: string, id: string): string[] {
  const keep: string[] = [];
  try {
    const shown = currentRelease(outDir, id);
    const before = shown === null ? null : releaseBefore(outDir, id, shown);
    if (shown !== null) keep.push(shown, carriedFile(outDir, id, shown));
    if (shown !== null && before !== null)
      keep.push(before, carriedFile(outDir, id, before), beforeLink(outDir, id, shown));
    const kept = new Set(keep.map((place) => path.basename(place)));
    return readdirSync(releasesDir(outDir, id)).filter((name) => !kept.has(name));
  } catch {
    return []; // not ours, or not readable: nothing is removed on a guess
  }
}

const remove = (place: string) => rmSync(place, { recursive: true, force: true });

/** An error of the system, or about the output folder, does not stop the build. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof CliError) && !(error instanceof Error && "syscall" in error))
      throw error;
  }
}
