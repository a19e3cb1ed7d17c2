// Shows a staged release: `dist/<id>` is switched to it by one rename, so that a server sees the old
// bundle or the new one and never a mixture.
import { readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import {
  carriedFile,
  currentRelease,
  PREVIOUS,
  previousRelease,
  releasesDir,
  STAGED,
} from "./release-folder.ts";

/** The caller holds the brand's lock. The release shown before stays for open tabs and a rollback. */
export function publishRelease(outDir: string, id: string, name: string): void {
  const releases = releasesDir(outDir, id);
  const previous = currentRelease(outDir, id);
  // Named before the switch: killed in between, the shown release is its own predecessor, which is none.
  if (previous !== null)
    placeLink(outDir, id, { target: previous, at: path.join(releases, PREVIOUS) });
  renameSync(path.join(releases, STAGED + name), path.join(releases, name));
  showRelease(outDir, id, name);
  removeOthers(outDir, id);
}

/** Points `dist/<id>` at a release that is in place. */
export function showRelease(outDir: string, id: string, name: string): void {
  placeLink(outDir, id, { target: path.join(".releases", id, name), at: path.join(outDir, id) });
}

/** Shows the release before the shown one, which becomes the one before. The caller holds the lock. */
export function swapRelease(outDir: string, id: string, current: string, previous: string): void {
  placeLink(outDir, id, { target: current, at: path.join(releasesDir(outDir, id), PREVIOUS) });
  showRelease(outDir, id, previous);
}

/** A link is never changed in place: it is made aside and renamed over the one before. */
function placeLink(
  outDir: string,
  id: string,
  { target, at }: { readonly target: string; readonly at: string },
): void {
  const temporary = path.join(releasesDir(outDir, id), ".link");
  rmSync(temporary, { force: true });
  symlinkSync(target, temporary, "dir");
  renameSync(temporary, at);
}

/** Removes what is neither shown nor the release before, and what a killed build left. */
export function removeOthers(outDir: string, id: string): void {
  const releases = releasesDir(outDir, id);
  const keep = [currentRelease(outDir, id), previousRelease(outDir, id)];
  for (const entry of readdirSync(releases)) {
    const isRelease = !entry.startsWith(".");
    if (isRelease ? keep.includes(entry) : !entry.startsWith(STAGED)) continue;
    rmSync(path.join(releases, entry), { recursive: true });
    if (isRelease) rmSync(carriedFile(outDir, id, entry), { force: true });
  }
}
