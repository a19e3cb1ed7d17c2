// One build at a time makes a release of a brand. The lock is a dangling symlink whose target records its
// owner: atomic and crash-safe. The next build removes the lock of a dead process (docs/decisions/039).
import { randomBytes } from "node:crypto";
import { lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { isProcessAlive } from "../files/process-alive.ts";
import { releasesDir } from "./release-folder.ts";

interface Lock {
  readonly token: string;
  /** The running owner; null for a dead lock and for a foreign file. */
  readonly owner: { readonly pid: string; readonly host: string } | null;
}

const LOCK = ".lock";

/** Prefix of the lock that guards the removal of a dead lock. */
const REMOVAL = `${LOCK}-on-`;

/** Process id, its start, token, host. The start, in clock ticks, distinguishes processes with a reused id. */
const TARGET = /^([1-9]\d{0,9}) (\d{1,20}|-) ([0-9a-f]{12}) (.+)$/s;

/** @returns releases the lock @throws CliError BUILD_LOCKED when a running build holds it */
export function lockBrand(outDir: string, id: string): () => void {
  const file = path.join(releasesDir(outDir, id), LOCK);
  const token = take(file, id);
  return () => {
    if (readLock(file)?.token === token) rmSync(file, { force: true });
  };
}

/** Whether a file beside the releases is a lock in use. The caller holds the brand's lock. */
export function isLockInUse(dir: string, name: string): boolean {
  if (name === LOCK) return true;
  return name.startsWith(REMOVAL) && readLock(path.join(dir, name))?.owner !== null;
}

function take(file: string, id: string): string {
  const token = randomBytes(6).toString("hex");
  const target = `${process.pid} ${startOf(process.pid) ?? "-"} ${token} ${hostname()}`;
  while (!tryLink(target, file)) {
    const found = readLock(file);
    if (found?.owner) throw locked(file, found.owner, id);
    if (found) removeDead(file, found.token, id);
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

/** A second lock guards the removal: another build could replace the dead lock between check and removal. */
function removeDead(file: string, token: string, id: string): void {
  const removal = path.join(path.dirname(file), REMOVAL + token);
  take(removal, id);
  try {
    if (readLock(file)?.token === token) rmSync(file, { recursive: true, force: true });
  } finally {
    rmSync(removal, { force: true });
  }
}

function readLock(file: string): Lock | null {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return null;
  const match = TARGET.exec(stat.isSymbolicLink() ? readTarget(file) : "");
  const [, pid = "", start = "", token = "", host = ""] = match ?? [];
  if (!match) return { token: `${stat.ino}-${Math.round(stat.mtimeMs)}`, owner: null };
  return { token, owner: isRunning(Number(pid), start, host) ? { pid, host } : null };
}

function readTarget(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return "";
  }
}

function locked(file: string, { pid, host }: NonNullable<Lock["owner"]>, id: string): CliError {
  return new CliError("BUILD_LOCKED", {
    what: `Another build (process ${pid} on ${host}) is making ${id}; this one left ${id} as it is.`,
    where: { file },
    fix: `wait until it has ended and build again; if ${host} has no such process, delete ${file}.`,
  });
}

function isRunning(pid: number, start: string, host: string): boolean {
  if (host !== hostname()) return true;
  if (!isProcessAlive(pid)) return false;
  const now = startOf(pid);
  return start === "-" || now === null || start === now;
}

/** Field 22 of /proc/<pid>/stat; field 2 is in brackets and may hold anything. Null without /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
