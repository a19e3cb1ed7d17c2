// Folders of the store are filled aside and put in place by one rename, so that no reader ever sees
// half of one, and two builds or workers that fill the same one at a time do not disturb each other.
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";

/** Processes of another machine cannot be asked whether they live: theirs are left for so long. */
const FOREIGN_LEFTOVER_MS = 60 * 60 * 1000;

const MACHINE = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
const LEFTOVER = /\.([0-9a-f]{8})-(\d+)-[0-9a-f]{8}\.tmp$/;

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
  const temporary = nameAside(dir);
  mkdirSync(temporary, { recursive: true });
  try {
    await fill(temporary);
    return put(temporary, dir, isWhole);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

const nameAside = (dir: string): string =>
  `${dir}.${MACHINE}-${process.pid}-${randomUUID().slice(0, 8)}.tmp`;

function put(temporary: string, dir: string, isWhole: () => boolean): boolean {
  if (moves(temporary, dir)) return true;
  if (isWhole()) return false; // the same content by its name: theirs is as good as ours
  // Moved, not removed: should somebody have put a good one just now, its place is empty for an instant
  // only.
  const aside = nameAside(dir);
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

/** Folders that a killed build left half filled. */
export async function leftovers(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  const found: string[] = [];
  for (const name of names) {
    const owner = LEFTOVER.exec(name);
    const folder = path.join(dir, name);
    if (owner ? await isAbandoned(folder, owner) : name.endsWith(".tmp")) found.push(folder);
  }
  return found;
}

async function isAbandoned(folder: string, [, machine, pid]: RegExpExecArray): Promise<boolean> {
  if (machine === MACHINE) return !isAlive(Number(pid));
  const age = Date.now() - ((await stat(folder).catch(() => null))?.mtimeMs ?? 0);
  return age > FOREIGN_LEFTOVER_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
