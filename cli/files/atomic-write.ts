// Atomic writes by rename. The temporary name records the process, to recognise leftovers of killed processes. A file
// that is there keeps its mode, and a link to it stays one.
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { sha256 } from "./digest.ts";
import { isProcessAlive } from "./process-alive.ts";

/** Age at which temporary files of other machines count as leftovers. */
const FOREIGN_LEFTOVER_MS = 60 * 60 * 1000;

const MACHINE = sha256(hostname()).slice(0, 8);
const NAME = /\.([0-9a-f]{8})-(\d+)-[0-9a-f]{8}\.tmp$/;

export const temporaryName = (place: string): string =>
  `${place}.${MACHINE}-${process.pid}-${randomUUID().slice(0, 8)}.tmp`;

/** Of two concurrent writers the last one wins. */
export function writeWhole(file: string, ...parts: readonly (string | Uint8Array)[]): void {
  const target = targetOf(file);
  const temporary = temporaryName(target);
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    for (const part of parts) writeFileSync(temporary, part, { flag: "a" });
    keepMode(target, temporary);
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Writes all files beside their place first, then renames them, so that a full disk changes none of them. A process
 * that is killed between two renames leaves some of the files new.
 */
export function writeAllWhole(files: readonly (readonly [file: string, text: string])[]): void {
  const written: (readonly [temporary: string, target: string])[] = [];
  try {
    for (const [file, text] of files) {
      const target = targetOf(file);
      const temporary = temporaryName(target);
      written.push([temporary, target]);
      writeFileSync(temporary, text);
      keepMode(target, temporary);
    }
    for (const [temporary, target] of written) renameSync(temporary, target);
  } finally {
    for (const [temporary] of written) rmSync(temporary, { force: true });
  }
}

/** Where a link leads; the place itself when nothing is there. */
function targetOf(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) === undefined ? file : realpathSync.native(file);
}

function keepMode(file: string, temporary: string): void {
  const info = statSync(file, { throwIfNoEntry: false });
  if (info?.isFile()) chmodSync(temporary, info.mode & 0o7777);
}

/** Temporary files of killed processes in a folder of the store. */
export async function leftovers(dir: string): Promise<string[]> {
  return await abandoned(dir, (name) => name.endsWith(".tmp"));
}

/** For one file, in a folder that may hold foreign files. */
export async function removeLeftoversOf(file: string): Promise<void> {
  const own = `${path.basename(file)}.`;
  const isOwn = (name: string) => name.startsWith(own) && NAME.exec(name)?.index === own.length - 1;
  await removeAll(await abandoned(path.dirname(file), isOwn));
}

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
  if (machine === MACHINE) return !isProcessAlive(Number(pid));
  const age = Date.now() - ((await stat(place).catch(() => null))?.mtimeMs ?? 0);
  return age > FOREIGN_LEFTOVER_MS;
}
