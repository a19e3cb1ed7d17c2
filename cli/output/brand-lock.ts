// One build at a time makes a release of a brand. The lock is a file that names its process; a process
// that was killed leaves it behind, and the next one sees that nobody holds it.
import { randomUUID } from "node:crypto";
import { linkSync, lstatSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { CliError } from "../errors.ts";
import { asideName, isOfDeadProcess } from "./aside.ts";
import { releasesDir } from "./release-folder.ts";

const Holder = v.object({
  host: v.string(),
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When the process began, in the system's own ticks: a number that is used again is told apart. */
  began: v.nullable(v.string()),
  /** Of this one lock: no other ever has it. */
  token: v.pipe(v.string(), v.uuid()),
});
type Holder = v.InferOutput<typeof Holder>;

/** A lock as found. One that nobody can have written whole (a power cut) has no holder. */
interface Found {
  readonly token: string;
  readonly holder: Holder | null;
}

const PREFIX = ".lock";

/**
 * @returns gives the lock back
 * @throws CliError BUILD_LOCKED when a running build holds it
 */
export function lockBrand(outDir: string, id: string): () => void {
  const dir = releasesDir(outDir, id);
  const file = path.join(dir, PREFIX);
  const token = randomUUID();
  const own = asideName(file);
  try {
    writeFileSync(own, JSON.stringify({ ...self(), token }));
    take(file, own, id);
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (find(file)?.token === token) rmSync(file, { force: true });
  };
}

/** Whether nobody needs a file beside the releases, by its name and content. The caller holds the lock. */
export function isAbandonedLock(dir: string, name: string): boolean {
  if (name === PREFIX) return false;
  const file = path.join(dir, name);
  const found = find(file);
  if (!found) return false;
  if (found.holder) return !isRunning(found.holder);
  // Half written: by a build that is at it this moment, or by one that was killed.
  if (isOfDeadProcess(name)) return true;
  const age = Date.now() - (lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > HALF_WRITTEN_MS;
}

const HALF_WRITTEN_MS = 60_000;

export const isLockFile = (name: string): boolean =>
  name === PREFIX || name.startsWith(`${PREFIX}-`) || name.startsWith(`${PREFIX}.`);

let known: Omit<Holder, "token"> | null = null;

function self(): Omit<Holder, "token"> {
  known ??= { host: hostname(), pid: process.pid, began: beginOf(process.pid) };
  return known;
}

function take(file: string, own: string, id: string): void {
  while (!tryLink(own, file)) {
    const found = find(file);
    if (!found) continue; // given back in between
    if (found.holder && isRunning(found.holder)) throw locked(file, found.holder, id);
    removeDead(file, found, own, id);
  }
}

/** A link appears with its content at once: nobody ever reads half of a lock. */
function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
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
function removeDead(file: string, dead: Found, own: string, id: string): void {
  const claim = path.join(path.dirname(file), `${PREFIX}-on-${dead.token}`);
  take(claim, own, id);
  try {
    if (find(file)?.token === dead.token) rmSync(file, { recursive: true, force: true });
  } finally {
    rmSync(claim, { force: true });
  }
}

function find(file: string): Found | null {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return null;
  const damaged = { token: `${stat.ino}-${Math.round(stat.mtimeMs)}`, holder: null };
  if (!stat.isFile()) return damaged;
  try {
    const parsed = v.safeParse(Holder, JSON.parse(readFileSync(file, "utf8")));
    return parsed.success ? { token: parsed.output.token, holder: parsed.output } : damaged;
  } catch (error) {
    if (error instanceof SyntaxError) return damaged;
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error; // another user's: nobody knows whether it is held
  }
}

function locked(file: string, { pid, host }: Holder, id: string): CliError {
  return new CliError("BUILD_LOCKED", {
    what: `Another build (process ${pid} on ${host}) is making ${id}; this one left ${id} as it is.`,
    where: { file },
    fix: `wait until it has ended and build again; if ${host} has no such process, delete ${file}.`,
  });
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
