// One build at a time makes a release of a brand. The lock is a symbolic link that leads nowhere: its target
// names its process. It is there with all it says or not at all, also after a power cut, and giving it back
// frees no block of the disk. A killed process leaves it behind, and the next one sees that nobody holds it.
import { randomBytes } from "node:crypto";
import { lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { releasesDir } from "./release-folder.ts";

interface Holder {
  readonly pid: number;
  /** When the process began, in the system's own ticks: a number that is used again is told apart. */
  readonly began: string | null;
  readonly host: string;
}

/** A lock as found. What no build has put there has no holder. */
interface Found {
  /** Of this one lock: no other ever has it. */
  readonly token: string;
  readonly holder: Holder | null;
}

const PREFIX = ".lock";

/** Process, its beginning, token, host. Up to 59 bytes a file system keeps it in the entry itself. */
const TARGET = /^([1-9]\d{0,9}) (\d{1,20}|-) ([0-9a-f]{12}) (.+)$/s;

/**
 * @returns gives the lock back
 * @throws CliError BUILD_LOCKED when a running build holds it
 */
export function lockBrand(outDir: string, id: string): () => void {
  const file = path.join(releasesDir(outDir, id), PREFIX);
  const token = take(file, id);
  return () => {
    if (find(file)?.token === token) rmSync(file, { force: true });
  };
}

/** Whether nobody needs a file beside the releases, by its name and content. The caller holds the lock. */
export function isAbandonedLock(dir: string, name: string): boolean {
  if (name === PREFIX) return false;
  const found = find(path.join(dir, name));
  return found !== null && !isHeld(found);
}

export const isLockFile = (name: string): boolean =>
  name === PREFIX || name.startsWith(`${PREFIX}-`) || name.startsWith(`${PREFIX}.`);

let known: Holder | null = null;

function self(): Holder {
  known ??= { pid: process.pid, began: beginOf(process.pid), host: hostname() };
  return known;
}

/** @returns token of the lock that is now ours */
function take(file: string, id: string): string {
  const { pid, began, host } = self();
  const token = randomBytes(6).toString("hex");
  while (!tryLink(`${pid} ${began ?? "-"} ${token} ${host}`, file)) {
    const found = find(file);
    if (!found) continue; // given back in between
    if (isHeld(found)) throw locked(file, found.holder, id);
    removeDead(file, found, id);
  }
  return token;
}

function tryLink(target: string, file: string): boolean {
  try {
    symlinkSync(target, file, "file");
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Of many that find the same dead lock, the one that holds a lock on *it* removes it: between looking and
 * removing, nobody else can have put a living one in its place. Who dies here leaves a dead lock like any.
 */
function removeDead(file: string, dead: Found, id: string): void {
  const claim = path.join(path.dirname(file), `${PREFIX}-on-${dead.token}`);
  take(claim, id);
  try {
    if (find(file)?.token === dead.token) rmSync(file, { recursive: true, force: true });
  } finally {
    rmSync(claim, { force: true });
  }
}

function find(file: string): Found | null {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return null;
  const foreign = { token: `${stat.ino}-${Math.round(stat.mtimeMs)}`, holder: null };
  if (!stat.isSymbolicLink()) return foreign;
  try {
    const [, pid, began, token, host] = TARGET.exec(readlinkSync(file)) ?? [];
    if (pid === undefined || token === undefined || host === undefined) return foreign;
    return {
      token,
      holder: {
        pid: Number(pid),
        began: began === undefined || began === "-" ? null : began,
        host,
      },
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function locked(file: string, { pid, host }: Holder, id: string): CliError {
  return new CliError("BUILD_LOCKED", {
    what: `Another build (process ${pid} on ${host}) is making ${id}; this one left ${id} as it is.`,
    where: { file },
    fix: `wait until it has ended and build again; if ${host} has no such process, delete ${file}.`,
  });
}

function isHeld(found: Found): found is Found & { readonly holder: Holder } {
  return found.holder !== null && isRunning(found.holder);
}

function isRunning({ host, pid, began }: Holder): boolean {
  // What runs on another machine cannot be asked.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const now = beginOf(pid);
  return began === null || now === null || began === now;
}

/** Field 22 of /proc/<pid>/stat; null where there is no such file system. */
function beginOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold anything, spaces and brackets too.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
