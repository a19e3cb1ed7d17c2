// A folder of the store is filled beside its place and renamed into it: no reader sees half of one, and two
// builds that fill the same one at a time do not disturb each other.
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { temporaryName } from "../files/atomic-write.ts";

/** @returns whether the content is what was filled; false when another build's content was there first */
export async function placeFolder(
  dir: string,
  fill: (temporary: string) => Promise<void>,
  isWhole: () => boolean,
): Promise<boolean> {
  const temporary = temporaryName(dir);
  const replaced = temporaryName(dir);
  mkdirSync(temporary, { recursive: true });
  try {
    await fill(temporary);
    if (tryRename(temporary, dir)) return true;
    if (isWhole()) return false;
    // Renamed, not removed: if another build has just put a good one there, its place is empty only briefly.
    tryRename(dir, replaced);
    if (tryRename(temporary, dir)) return true;
    if (isWhole()) return false;
    throw new Error(`${dir} cannot be replaced`);
  } finally {
    for (const place of [temporary, replaced]) rmSync(place, { recursive: true, force: true });
  }
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOTEMPTY", "EEXIST", "EPERM", "ENOTDIR", "ENOENT"].includes(code)) return false;
    throw error;
  }
}
