// `npm run mutate:planted [part of a file name]…`: proves that the unit tests notice mistakes that matter. Each fault
// is planted in memory, and one of its tests must fail. A run that changes a file of the working copy, or a bundle in
// it, fails.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import type { Fault } from "./mutation/planted/fault.ts";
import { PLANTED } from "./mutation/planted/plant.ts";
import { changedPaths, readWorkingCopy } from "./mutation/planted/working-copy.ts";
import { FAULTS, readyFault, type ReadyFault } from "./mutation/planted/ready-fault.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const VITEST = path.join(ROOT, "node_modules", "vitest", "vitest.mjs");
const CONFIG = path.join(import.meta.dirname, "mutation", "planted", "vitest.config.ts");
/** @returns null for a stale fault, whose file or text is gone; prints it */
function prepare(fault: Fault): ReadyFault | null {
  try {
    return readyFault(fault);
  } catch (error) {
    console.log(`STALE   ${fault.file}: ${error instanceof Error ? error.message : String(error)}`);
    console.log(`        point the fault at the code that does this now: ${fault.harm}`);
    return null;
  }
}

interface Report {
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const reports = mkdtempSync(path.join(tmpdir(), "livery-planted-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

let runs = 0;

/** @returns null when the tests could not be loaded */
function runTests(tests: readonly string[], planted: ReadyFault | null): Promise<Report | null> {
  const file = path.join(reports, `${(runs += 1)}.json`);
  const args = ["run", "--config", CONFIG, "--root", ROOT, "--project", "unit*"];
  const output = ["--reporter=json", `--outputFile.json=${file}`, "--maxWorkers=1"];
  const fault = planted && { ...planted.fault, path: planted.path };
  const child = spawn(process.execPath, [VITEST, ...args, ...output, ...tests], {
    cwd: ROOT,
    stdio: "ignore",
    env: { ...process.env, [PLANTED]: JSON.stringify(fault) },
  });
  return new Promise((resolve) => {
    child.on("close", () => {
      try {
        resolve(JSON.parse(readFileSync(file, "utf8")) as Report);
      } catch {
        resolve(null);
      }
    });
  });
}

/** @returns whether a test failed */
async function check(ready: ReadyFault): Promise<boolean> {
  const report = await runTests(ready.tests, ready);
  const caught = (report?.numFailedTests ?? 0) > 0;
  const name = path.relative(ROOT, ready.path);
  tellChanges(`a fault in ${name}`);
  const result = caught ? `caught by ${report?.numFailedTests} tests` : ready.fault.harm;
  console.log(`${caught ? "ok    " : "MISSED"}  ${name}: ${result}`);
  return caught;
}

/** Faults run two at a time: the change may be of the one beside it. */
function tellChanges(when: string): void {
  const now = readWorkingCopy(ROOT);
  const changed = changedPaths(copy, now);
  copy = now;
  if (changed.length === 0) return;
  console.log(`CHANGED ${changed.slice(0, 5).join(", ")} (${changed.length} in all) with ${when}`);
  process.exitCode = 1;
}

const asked = process.argv.slice(2);
const picked = FAULTS.filter(
  ({ file }) => asked.length === 0 || asked.some((part) => file.includes(part)),
);
if (picked.length === 0) {
  console.log(
    `No fault is planted in a file named like ${asked.join(" or ")}; see scripts/mutation.`,
  );
  process.exit(1);
}
const ready = picked.flatMap((fault) => prepare(fault) ?? []);
const started = performance.now();
let copy = readWorkingCopy(ROOT);
// A test that already fails proves nothing.
const sound = await runTests([...new Set(ready.flatMap(({ tests }) => tests))], null);
if (sound?.success !== true) {
  const results = sound?.testResults.flatMap((file) => file.assertionResults) ?? [];
  const failed = results.flatMap((test) => (test.status === "failed" ? test.fullName : []));
  console.log(`These tests fail without a fault; mend them first:\n${failed.join("\n")}`);
  process.exit(1);
}
tellChanges("no fault");
const queue = [...ready];
let caught = 0;
const worker = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift()) if (await check(next)) caught += 1;
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`${caught} of ${picked.length} planted faults caught in ${minutes} min`);
if (caught < picked.length) process.exitCode = 1;
