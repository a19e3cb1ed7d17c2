// `npm test`: every stage of the suite, each with its time. A failed stage does not stop the others, so that one run
// reports everything. Tests that failed run once more at the end (scripts/suite/rerun-failed.ts).
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { scriptOptions } from "./script-options.ts";
import { checkCost } from "./suite/check-cost.ts";
import { COST_FOLDER, readFileCosts, sumOf } from "./suite/cost.ts";
import { printCount, printTimes, printUnstable, type StageTime } from "./suite/print-report.ts";
import { rerunFailed } from "./suite/rerun-failed.ts";
import { runMeasured } from "./suite/run-measured.ts";
import { type Stage, STAGES } from "./suite/stages.ts";
import { readReport } from "./suite/test-report.ts";
import { whyFailed } from "./suite/why-failed.ts";

// The suite's own test runs stages of its own.
const { values } = scriptOptions("npm test -- [--stages stages.json]", {
  stages: { type: "string" },
});
const stages = values.stages
  ? (JSON.parse(readFileSync(values.stages, "utf8")) as readonly Stage[])
  : STAGES;

const LOGS = path.join("artifacts", "logs");
const ALIVE_MS = 60_000;

const logOf = ({ name }: Stage) => path.join(LOGS, `${name.replaceAll(" ", "-")}.log`);

/** Prints its output whole when it ends: lines of two stages would mix. */
async function runLogged(stage: Stage): Promise<number> {
  const { name, command, tests } = stage;
  const log = logOf(stage);
  const file = openSync(log, "w");
  console.log(`suite: ${name} runs, see ${log}`);
  const began = performance.now();
  const alive = setInterval(() => {
    const minutes = Math.round((performance.now() - began) / ALIVE_MS);
    console.log(`suite: ${name} still runs after ${minutes} min`);
  }, ALIVE_MS);
  const env = { SUITE_COST_DIR: path.resolve(COST_FOLDER) };
  const { code, seconds, cpu } = await runMeasured(command, file, env);
  clearInterval(alive);
  closeSync(file);
  times.push({ name, seconds, cpu: withBrowsers(cpu, tests) });
  const output = readFileSync(log, "utf8").trimEnd();
  console.log(`\n${output}\nsuite: ${name} took ${seconds.toFixed(1)} s\n`);
  return code;
}

/** Browsers end outside the tree of processes: their time is known to the tests alone. */
function withBrowsers(cpu: number | null, tests: Stage["tests"]): number | null {
  if (cpu === null || tests?.runner !== "playwright") return cpu;
  return Math.max(cpu, sumOf(readFileCosts().browser));
}

const times: StageTime[] = [];
const failed = new Set<Stage>();
const ended = new Map<string, Promise<void>>();

/** Starts when the stages before it have ended. */
async function runStage(stage: Stage): Promise<void> {
  const { name, after = [], needs } = stage;
  const before = needs === undefined ? after : [...after, needs];
  await Promise.all(before.map((one) => ended.get(one)));
  if (needs !== undefined && [...failed].some((one) => one.name === needs)) {
    console.error(`suite: ${name} are left out, since ${needs} has failed.`);
    return;
  }
  if ((await runLogged(stage)) !== 0) failed.add(stage);
}

// A stage that fails early must not leave an older report.
for (const { tests } of stages) if (tests) rmSync(tests.report, { force: true });
rmSync(COST_FOLDER, { recursive: true, force: true });
for (const folder of [LOGS, COST_FOLDER]) mkdirSync(folder, { recursive: true });

const started = performance.now();
for (const stage of stages) ended.set(stage.name, runStage(stage));
await Promise.all(ended.values());

const rerunnable = [...failed].flatMap(({ name, tests }) =>
  tests?.again === undefined ? [] : [{ ...tests, name, again: tests.again }],
);
const { unstable, red } = rerunFailed(rerunnable);
const problems = [...red];
for (const stage of failed)
  if (stage.tests?.again === undefined) problems.push(...whyFailed(stage, logOf(stage)));
writeFileSync("artifacts/unstable.json", `${JSON.stringify(unstable, null, 1)}\n`);

const cpu = times.every((stage) => stage.cpu !== null)
  ? times.reduce((sum, stage) => sum + (stage.cpu ?? 0), 0)
  : null;
times.push({ name: "all", seconds: (performance.now() - started) / 1000, cpu });
writeFileSync("artifacts/stages.json", `${JSON.stringify(times, null, 1)}\n`);

const reports = stages.flatMap(({ name, tests }) =>
  tests ? [{ name, report: readReport(tests.runner, tests.report) }] : [],
);
printTimes(
  times,
  reports.flatMap(({ report }) => report?.files ?? []),
);
const failedFiles = reports.flatMap(({ report }) => report?.failed.map(({ file }) => file) ?? []);
problems.push(...checkCost(new Set(failedFiles)));
for (const { name, report } of reports)
  if ((report?.passed ?? 0) === 0) problems.push(`${name}: no test has passed.`);
printUnstable(unstable);
for (const problem of problems) console.error(`suite: ${problem}`);
printCount(
  reports.flatMap(({ report }) => report ?? []),
  unstable.length,
);
if (problems.length > 0) process.exitCode = 1;
