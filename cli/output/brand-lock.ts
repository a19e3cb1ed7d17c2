// One build at a time makes a release of a brand. The lock is a file that names its process; a process
// that was killed leaves it behind, and the next one sees that nobody holds it.
import { readFileSync, rmSync, writeFileSync, linkSync, renameSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { CliError } from "../errors.ts";
import { releasesDir } from "./release-folder.ts";

const Holder = v.object({
  host: v.string(),
  pid: v.number(),
  /** When the process began, in the system's own ticks: a number that is used again is told apart. */
  began: v.nullable(v.string()),
});
type Holder = v.InferOutput<typeof Holder>;

/**
 * @returns gives the lock back
 * @throws CliError BUILD_LOCKED when a running build holds it
 */
export function lockBrand(outDir: string, id: string): () => void {
  const dir = releasesDir(outDir, id);
  const file = path.join(dir, ".lock");
  const own = path.join(dir, `.lock-${process.pid}-${(count += 1)}`);
  writeFileSync(own, JSON.stringify(self()));
  try {
    while (!tryLink(own, file)) breakStale(file, own, id);
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

let count = 0;
let known: Holder | null = null;

function self(): Holder {
  known ??= { host: hostname(), pid: process.pid, began: beginOf(process.pid) };
  return known;
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

/** Takes away a lock whose holder is gone. Of two that try, one moves it aside and the other finds none. */
function breakStale(file: string, own: string, id: string): void {
  const holder = readHolder(file);
  if (holder && isRunning(holder)) {
    throw new CliError("BUILD_LOCKED", {
      what: `Another build (process ${holder.pid} on ${holder.host}) is making ${id}; this one left ${id} as it is.`,
      where: { file },
      fix: `wait until it has ended and build again; if ${holder.host} has no such process, delete the lock.`,
    });
  }
  const aside = `${own}-stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return;
  }
  // Between reading and moving, another build may have taken the place of the dead one.
  const moved = readHolder(aside);
  if (moved && isRunning(moved)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | null {
  try {
    const parsed = v.safeParse(Holder, JSON.parse(readFileSync(file, "utf8")));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
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
