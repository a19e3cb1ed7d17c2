// Folders of the store are filled aside and put in place by one rename, so that no reader ever sees
// half of one, and two builds or workers that fill the same one at a time do not disturb each other.
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { asideName } from "../files/atomic-write.ts";

/**
 * The calls that wait take a third of the time of those that hand each to another thread.
 * @param fill writes the content into the folder it is given
 * @param isWhole whether the folder in place can be used; asked only when something is there already
 * @returns whether the content is what was filled, false when it is that of somebody who was first
 */
export async function placeFolder(
  dir: string,
  fill: (temporary: string) => Promise<void>,
  isWhole: () => boolean,
): Promise<boolean> {
  const temporary = asideName(dir);
  mkdirSync(temporary, { recursive: true });
  try {
    await fill(temporary);
    return put(temporary, dir, isWhole);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function put(temporary: string, dir: string, isWhole: () => boolean): boolean {
  if (moves(temporary, dir)) return true;
  if (isWhole()) return false; // the same content by its name: theirs is as good as ours
  // Moved, not removed: should somebody have put a good one just now, its place is empty for an instant
  // only.
  const aside = asideName(dir);
  moves(dir, aside);
  try {
    const placed = moves(temporary, dir);
    if (!placed && !isWhole()) throw new Error(`${dir} cannot be replaced`);
    return placed;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** @returns false when something is in the way, or nothing is there to be moved */
function moves(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (["ENOTEMPTY", "EEXIST", "EPERM", "ENOTDIR", "ENOENT"].includes(code ?? "")) return false;
    throw error;
  }
}
