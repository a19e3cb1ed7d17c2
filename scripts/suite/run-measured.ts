// Runs a command and tells the CPU time that it took with all that it started. The kernel adds up the time of ended
// children per process, so the command gets a parent of its own: this file.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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
  const code = await run([process.execPath, import.meta.filename, result, ...command], output, env);
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
function run(
  [program = "", ...args]: readonly string[],
  output: number | "inherit",
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(program, args, {
    stdio: ["inherit", output, output],
    env: { ...process.env, ...env },
    shell: process.platform === "win32" && program !== process.execPath,
  });
  return new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

if (import.meta.main) {
  const [result = "", ...command] = process.argv.slice(2);
  try {
    process.exitCode = await run(command, "inherit");
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
  writeFileSync(result, JSON.stringify(endedChildrenCpu()));
}
