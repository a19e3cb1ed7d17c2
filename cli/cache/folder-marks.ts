// When a folder of the store was used last, and how large it is.
import { lstatSync, utimesSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../files/digest.ts";

/** Uses within the same hour are one: a build does not write a mark into each of a thousand folders. */
const USE_STEP_MS = 60 * 60 * 1000;

/** The modification time of the folder is its last use, to the hour. */
export function noteUse(dir: string): void {
  const now = Date.now();
  try {
    if (now - lstatSync(dir).mtimeMs > USE_STEP_MS) utimesSync(dir, now / 1000, now / 1000);
  } catch {
    // A store that is only lent: nothing is written down.
  }
}

export function bytesBelow(dir: string): number {
  return listFiles(dir).reduce((sum, file) => sum + lstatSync(path.join(dir, file)).size, 0);
}
