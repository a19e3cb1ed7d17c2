// `npm run stress -- <file or title> --times 30 --load 2`: runs tests many times beside a CPU load, and tells how
// often each failed. Whoever writes or mends a test that waits runs it. A folder stands for all tests in it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { ensureBrowser } from "./ensure-browser.ts";
import { scriptOptions, wholeNumber, wrongUsage } from "./script-options.ts";
import {
  type FailedTest,
  nameOf,
  readReport,
  type Runner,
  type TestReport,
} from "./suite/test-report.ts";

const USAGE = "npm run stress -- <file, folder or title of tests>… [--times 30] [--load 2]";
const REPORT = "artifacts/stress-tests.json";

const { values, positionals } = scriptOptions(
  USAGE,
  { times: { type: "string", default: "30" }, load: { type: "string", default: "2" } },
  true,
);
const times = wholeNumber(USAGE, "times", values.times);
const load = wholeNumber(USAGE, "load", values.load);
if (positionals.length === 0) wrongUsage(USAGE, "Name a file of tests or a part of a title.");

interface Run {
  readonly runner: Runner;
  readonly command: readonly string[];
}

/** One run of Playwright repeats each test; Vitest has no option for it, so it runs again and again. */
function runsOf(named: readonly string[]): Run[] {
  const places = named.filter((name) => existsSync(name));
  const titles = named.filter((name) => !places.includes(name));
  const files = [...places, ...titles.flatMap(filesWith)];
  const pattern = titles.map((title) => RegExp.escape(title)).join("|");
  const specs = files.filter((file) => file.includes("tests/browser"));
  const others = files.filter((file) => !specs.includes(file));
  const grep = (option: string) => (titles.length > 0 ? [option, pattern] : []);
  const runs: Run[] = [];
  if (specs.length > 0) {
    ensureBrowser();
    const repeat = ["--repeat-each", `${times}`, "--reporter=json"];
    const command = ["playwright", "test", ...specs, ...grep("--grep"), ...repeat];
    runs.push({ runner: "playwright", command });
  }
  if (others.length > 0) {
    const report = ["--reporter=json", `--outputFile.json=${REPORT}`];
    const command = ["vitest", "run", ...others, ...grep("--testNamePattern"), ...report];
    runs.push(...Array.from({ length: times }, () => ({ runner: "vitest", command }) as const));
  }
  return runs;
}

/** The files of tests that hold this text. */
function filesWith(title: string): string[] {
  const where = ["*.test.ts", "*.test.tsx", "*.spec.ts"];
  const { stdout } = spawnSync("git", ["grep", "-lF", "-e", title, "--", ...where], {
    encoding: "utf8",
  });
  const files = stdout.split("\n").filter((file) => file !== "");
  if (files.length > 0) return files;
  return wrongUsage(USAGE, `No file, and no test, is called "${title}"; write the title as code.`);
}

/** Each process keeps one core busy until this one ends. */
function startLoad(): void {
  const busy = Array.from({ length: load }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  for (const one of busy) one.unref();
  process.on("exit", () => busy.forEach((one) => one.kill("SIGKILL")));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));
}

async function reportOf({ runner, command }: Run): Promise<TestReport> {
  rmSync(REPORT, { force: true });
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, RANDOM_INPUTS: "1" },
    shell: process.platform === "win32",
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  const read = readReport(runner, REPORT);
  if (read !== null) return read;
  throw new Error(`${command.join(" ")} wrote no report and ended with ${String(code)}`);
}

const runs = runsOf(positionals);
startLoad();
const failures = new Map<string, FailedTest[]>();
let passed = 0;
for (const [index, run] of runs.entries()) {
  const one = await reportOf(run);
  passed += one.passed;
  const faults = one.faults.map((error) => ({ file: "outside of tests", title: "", error }));
  for (const test of [...one.failed, ...faults]) {
    const name = nameOf(test);
    failures.set(name, [...(failures.get(name) ?? []), test]);
  }
  if (index % 10 === 9) console.log(`stress: ${index + 1} of ${runs.length} runs`);
}
for (const [name, failed] of failures)
  console.log(`failed ${failed.length} of ${times}: ${name}\n    ${failed[0]?.error ?? ""}`);
const count = [...failures.values()].flat().length;
console.log(`${passed} passed, ${count} failed beside a load of ${load}`);
if (count > 0 || passed === 0) process.exitCode = 1;
