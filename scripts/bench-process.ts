// Runs one process and measures it from outside: wall clock and peak memory.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Measured {
  readonly milliseconds: number;
  /** Peak resident memory in MiB of the process and its children; null where the system does not report it. */
  readonly peak: number | null;
  /** Seconds of CPU time of the process with all its threads: other programs on the machine change it little. */
  readonly cpuSeconds: number | null;
  readonly stdout: string;
}

/** @throws Error with the output when the process does not exit with 0 */
export async function measure(args: readonly string[], cwd: string): Promise<Measured> {
  // Earlier writes, such as the fleet, must be finished; systems without `sync` skip this.
  spawnSync("sync", { stdio: "ignore" });
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (data: Buffer) => (stdout += data.toString()));
  child.stderr.on("data", (data: Buffer) => (stderr += data.toString()));
  let peak: number | null = null;
  let cpuSeconds: number | null = null;
  const watch = setInterval(() => {
    const now = residentOf(child.pid);
    if (now !== null) peak = Math.max(peak ?? 0, now);
    cpuSeconds = cpuSecondsOf(child.pid) ?? cpuSeconds;
  }, 20);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on("error", reject).on("close", resolve),
  );
  clearInterval(watch);
  const milliseconds = performance.now() - started;
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}:\n${stdout}${stderr}`);
  return { milliseconds, peak, cpuSeconds, stdout };
}

/** The fastest of several runs, which is least disturbed by other processes. */
export async function fastest(runs: number, run: () => Promise<Measured>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let index = 0; index < runs; index += 1) best = Math.min(best, (await run()).milliseconds);
  return best;
}

/** To the last hundredth; null where the system has no /proc, or the process has just ended. */
function cpuSecondsOf(pid: number | undefined): number | null {
  try {
    // The name before the closing bracket may hold spaces. Then the 12th and 13th field: in user code and in the system.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** Of Linux on all machines that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Resident memory of a process and its children, in MiB. */
function residentOf(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    if (kilobytes === undefined) return null;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    const below = children === "" ? [] : children.split(" ");
    return below.reduce(
      (sum, child) => sum + (residentOf(Number(child)) ?? 0),
      Number(kilobytes) / 1024,
    );
  } catch {
    return null; // no /proc, or the process has just ended
  }
}
