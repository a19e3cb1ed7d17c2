// CPU time of processes, as Linux counts it in /proc. Other systems give null: the suite then prints no CPU time.
import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second for programs, whatever its kernel uses. */
const TICKS_PER_SECOND = 100;

interface Counted {
  readonly parent: number;
  /** Its own seconds and those of its ended children. */
  readonly seconds: number;
  readonly endedChildren: number;
}

/** Seconds of a process, of all processes below it, and of those below it that have ended. */
export function treeCpu(root: number): number | null {
  const processes = readProcesses();
  if (processes === null) return null;
  const children = Map.groupBy(processes.keys(), (pid) => processes.get(pid)?.parent);
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (seconds, child) => seconds + sum(child),
      processes.get(pid)?.seconds ?? 0,
    );
  return sum(root);
}

/** Seconds of the ended children of this process, with all that was below them. */
export function endedChildrenCpu(): number | null {
  return readProcess("self")?.endedChildren ?? null;
}

function readProcesses(): Map<number, Counted> | null {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return new Map(
      pids.flatMap((pid) => {
        const counted = readProcess(pid);
        return counted === null ? [] : [[Number(pid), counted] as const];
      }),
    );
  } catch {
    return null;
  }
}

/** Null when it has ended. Fields: proc_pid_stat(5). */
function readProcess(pid: string): Counted | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name before it may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const field = (number: number) => Number(fields[number - 3]);
    const own = field(14) + field(15);
    const ended = field(16) + field(17);
    return {
      parent: field(4),
      seconds: (own + ended) / TICKS_PER_SECOND,
      endedChildren: ended / TICKS_PER_SECOND,
    };
  } catch {
    return null;
  }
}
