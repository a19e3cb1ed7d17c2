import { lstatSync, utimesSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../files/digest.ts";

/** Uses are recorded once an hour: a build does not touch each of a thousand folders. */
const USE_STEP_MS = 60 * 60 * 1000;

/** The last use is the modification time of the folder, to the hour. */
export function recordUse(dir: string): void {
  const now = Date.now();
  try {
    if (now - lstatSync(dir).mtimeMs > USE_STEP_MS) utimesSync(dir, now / 1000, now / 1000);
  } catch {
    // A read-only store records no use.
  }
}

export function bytesBelow(dir: string): number {
  return listFiles(dir).reduce((sum, file) => sum + lstatSync(path.join(dir, file)).size, 0);
}
