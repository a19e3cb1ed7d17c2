// What builds remember of a folder of brands, in a folder of the store for each: a store may serve several
// folders, with the same ids. Losing it costs time and nothing else.
import { existsSync, lstatSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { sha256 } from "../files/digest.ts";
import { readKept, writeKept } from "./kept-json.ts";
import { bytesBelow, noteUse } from "./folder-marks.ts";

export interface Notes {
  readonly dir: string;
  /** The folder of brands they are about; null where they do not say. */
  readonly brandsDir: string | null;
  readonly bytes: number;
  /** Milliseconds since the epoch, to the hour. */
  readonly lastUse: number;
}

interface About {
  readonly brandsDir: string;
}

const VERSION = 1;
const ABOUT = "about.json";

/** All notes of a store. */
const notesRoot = (storeDir: string): string => path.join(storeDir, "notes");

export function notesDir(storeDir: string, brandsDir: string): string {
  return path.join(notesRoot(storeDir), sha256(brandsDir).slice(0, 10));
}

/** Says whose notes they are, and that they were used. */
export function markNotes(storeDir: string, brandsDir: string): void {
  const dir = notesDir(storeDir, brandsDir);
  const file = path.join(dir, ABOUT);
  if (!existsSync(file)) writeKept(file, VERSION, { brandsDir } satisfies About);
  noteUse(dir);
}

export async function listNotes(storeDir: string): Promise<Notes[]> {
  const root = notesRoot(storeDir);
  const found = await readdir(root, { withFileTypes: true }).catch(() => []);
  const names = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return names.toSorted().map((name) => {
    const dir = path.join(root, name);
    const about = readKept<About>(path.join(dir, ABOUT), VERSION);
    return {
      dir,
      brandsDir: about?.brandsDir ?? null,
      bytes: bytesBelow(dir),
      lastUse: lstatSync(dir).mtimeMs,
    };
  });
}

/**
 * Those of folders that are gone, and those nothing used since `unusedSince`.
 * @param brandsDir the folder whose notes stay
 * @param unusedSince milliseconds since the epoch
 */
export function prunableNotes(
  notes: readonly Notes[],
  brandsDir: string,
  unusedSince: number,
): Notes[] {
  return notes.filter(
    (one) =>
      one.brandsDir !== brandsDir &&
      (one.brandsDir === null || !existsSync(one.brandsDir) || one.lastUse <= unusedSince),
  );
}
