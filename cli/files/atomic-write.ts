// Files and folders are made beside their place and renamed into it, so that no reader ever sees half of
// one. The name says whose it is: what a killed process left is told from what a running one is at.
import { createHash, randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";

/** Processes of another machine cannot be asked whether they live: theirs are left for so long. */
const FOREIGN_LEFTOVER_MS = 60 * 60 * 1000;

const MACHINE = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
const NAME = /\.([0-9a-f]{8})-(\d+)-[0-9a-f]{8}\.tmp$/;

/** Of this process, for one use. */
export const asideName = (place: string): string =>
  `${place}.${MACHINE}-${process.pid}-${randomUUID().slice(0, 8)}.tmp`;

/** Of two processes at a time the later one's stays. @param parts one after another */
export function writeWhole(file: string, ...parts: readonly (string | Uint8Array)[]): void {
  const temporary = asideName(file);
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    const opened = openSync(temporary, "w");
    try {
      for (const part of parts) writeFileSync(opened, part);
    } finally {
      closeSync(opened);
    }
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** What killed processes left in a folder of the store. */
export async function leftovers(dir: string): Promise<string[]> {
  return await abandoned(dir, (name) => name.endsWith(".tmp"));
}

/** Removes what they left of one file, in a folder that may hold anything. */
export async function removeLeftoversOf(file: string): Promise<void> {
  const own = `${path.basename(file)}.`;
  const isOwn = (name: string) => name.startsWith(own) && NAME.exec(name)?.index === own.length - 1;
  await removeAll(await abandoned(path.dirname(file), isOwn));
}

/** What cannot be removed stands in nobody's way. */
export async function removeAll(places: readonly string[]): Promise<void> {
  for (const place of places)
    await rm(place, { recursive: true, force: true }).catch(() => undefined);
}

async function abandoned(dir: string, isOurs: (name: string) => boolean): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  const found: string[] = [];
  for (const name of names.filter(isOurs)) {
    const place = path.join(dir, name);
    const owner = NAME.exec(name);
    if (owner === null || (await isAbandoned(place, owner))) found.push(place);
  }
  return found;
}

async function isAbandoned(place: string, [, machine, pid]: RegExpExecArray): Promise<boolean> {
  if (machine === MACHINE) return !isAlive(Number(pid));
  const age = Date.now() - ((await stat(place).catch(() => null))?.mtimeMs ?? 0);
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
