// Shows a staged release: `dist/<id>` is switched to it by one rename, so that a server sees the old
// bundle or the new one and never a mixture.
import { readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { isAbandonedLock, isLockFile, lockBrand } from "./brand-lock.ts";
import {
  beforeLink,
  carriedFile,
  currentRelease,
  previousRelease,
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

/** Points `dist/<id>` at a release that is in place. The caller holds the lock. */
export function showRelease(outDir: string, id: string, name: string): void {
  currentRelease(outDir, id); // still ours to replace
  placeLink(outDir, id, path.join(".releases", id, name), path.join(outDir, id));
}

/** Notes what was shown before a release, which is not shown yet. The caller holds the lock. */
export function noteBefore(outDir: string, id: string, name: string, before: string): void {
  placeLink(outDir, id, before, beforeLink(outDir, id, name));
}

/** A link is never changed in place: it is made aside and renamed over the one before. */
function placeLink(outDir: string, id: string, target: string, at: string): void {
  const temporary = path.join(releasesDir(outDir, id), ".link");
  rmSync(temporary, { recursive: true, force: true });
  symlinkSync(target, temporary, "dir");
  renameSync(temporary, at);
}

/** Takes back a release that is not shown. What cannot be removed now is left to the next build. */
export function dropStaged(outDir: string, id: string, name: string): void {
  attempt(() => {
    if (currentRelease(outDir, id) === name) return;
    remove(releaseDir(outDir, id, name));
    remove(carriedFile(outDir, id, name));
    remove(beforeLink(outDir, id, name));
  });
}

/**
 * Removes what is neither shown nor the release before, and what a killed build left. Nothing of it is
 * ever shown, so what cannot be removed stands in nobody's way. The caller holds the lock.
 */
export function sweepReleases(outDir: string, id: string): void {
  const dir = releasesDir(outDir, id);
  for (const name of leftovers(outDir, id)) {
    if (isLockFile(name)) attempt(() => isAbandonedLock(dir, name) && remove(path.join(dir, name)));
    else attempt(() => remove(path.join(dir, name)));
  }
}

/** The same for a brand that is not built now; one that another build is making is left to that. */
export function sweepUnlocked(outDir: string, id: string): void {
  if (isTidy(outDir, id)) return;
  try {
    const unlock = lockBrand(outDir, id);
    sweepReleases(outDir, id);
    unlock();
  } catch (error) {
    if (!(error instanceof CliError) && !isSystemError(error)) throw error;
  }
}

/** The same question for a thousand brands of which nothing changed: asked of the names alone. */
function isTidy(outDir: string, id: string): boolean {
  try {
    const shown = currentRelease(outDir, id);
    if (shown === null) return true;
    const names = readdirSync(releasesDir(outDir, id));
    const releases = names.filter((name) => !name.startsWith("."));
    const known = new Set(releases.map((name) => path.basename(carriedFile(outDir, id, name))));
    const before = path.basename(beforeLink(outDir, id, shown));
    return (
      releases.length <= (names.includes(before) ? 2 : 1) &&
      names.every((name) => !name.startsWith(".") || name === before || known.has(name))
    );
  } catch {
    return true; // not ours, or not readable
  }
}

function leftovers(outDir: string, id: string): string[] {
  const keep = new Set<string>();
  try {
    const shown = currentRelease(outDir, id);
    const before = previousRelease(outDir, id);
    if (shown !== null && before !== null) keep.add(path.basename(beforeLink(outDir, id, shown)));
    for (const name of [shown, before]) {
      if (name !== null) keep.add(name).add(path.basename(carriedFile(outDir, id, name)));
    }
    return readdirSync(releasesDir(outDir, id)).filter((name) => !keep.has(name));
  } catch {
    return []; // not ours, or not readable: nothing is removed on a guess
  }
}

const remove = (place: string) => rmSync(place, { recursive: true, force: true });

function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof CliError) && !isSystemError(error)) throw error;
  }
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}
