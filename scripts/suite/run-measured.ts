// Runs a command and tells the CPU time that it took with all that it started. The kernel adds up the time of ended
// children per process, so the command gets a parent of its own: this file.
import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { endedChildrenCpu } from "../../tests/cost/process-cpu.ts";

export interface Measured {
  readonly code: number;
  readonly seconds: number;
  /** CPU seconds; null where the system does not count them. */
  readonly cpu: number | null;
}

/** @param output descriptor of a file, or "inherit". @param env more variables */
export async function runMeasured(
  command: readonly string[],
  output: number | "inherit",
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), "livery-measured-"));
  const result = path.join(folder, "cpu.json");
  const started = performance.now();
  const code = await run([process.execPath, import.meta.filename, result, ...command], {
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
    // A group of its own: a signal reaches everything that the command has started.
    detached: process.platform !== "win32",
  });
  const seconds = (performance.now() - started) / 1000;
  try {
    return { code, seconds, cpu: JSON.parse(readFileSync(result, "utf8")) as number | null };
  } catch {
    return { code, seconds, cpu: null };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns the exit code */
async function run([program = "", ...args]: readonly string[], options: SpawnOptions) {
  const shell = process.platform === "win32" && program !== process.execPath;
  const child = spawn(program, args, { shell, ...options });
  if (options.detached) watch(child);
  return new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

const groups = new Set<number>();
const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/** While it runs, a signal to this process ends its group, too. */
function watch(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  if (groups.size === 0) for (const signal of SIGNALS) process.on(signal, endGroups);
  groups.add(pid);
  child.on("close", () => {
    groups.delete(pid);
    if (groups.size === 0) for (const signal of SIGNALS) process.off(signal, endGroups);
  });
}

function endGroups(signal: NodeJS.Signals): void {
  for (const pid of groups) process.kill(-pid, signal);
  process.exit(128 + constants.signals[signal]);
}

if (import.meta.main) {
  const [result = "", ...command] = process.argv.slice(2);
  try {
    process.exitCode = await run(command, { stdio: "inherit" });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
  writeFileSync(result, JSON.stringify(endedChildrenCpu()));
}
