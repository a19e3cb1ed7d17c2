// Fills a folder under a temporary name and renames it: atomic for readers and for concurrent builds.
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { temporaryName } from "../files/atomic-write.ts";

/** @returns false when another build placed a whole folder first */
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
    // Renamed, not removed: if it is a whole one that another build has just placed, it is missing only briefly.
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
