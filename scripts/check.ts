// `npm run check`: everything but the command and browser tests, two steps at a time, each with its time and
// its CPU time.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { runMeasured } from "./suite/run-measured.ts";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

const FIRST: Step = { name: "styles", command: ["panda", "codegen", "--silent"] };
const STEPS: readonly Step[] = [
  {
    name: "unit tests",
    command: [
      "vitest",
      "run",
      "--project",
      "unit*",
      "--reporter=dot",
      "--reporter=json",
      "--outputFile.json=artifacts/unit-tests.json",
    ],
  },
  { name: "types", command: ["tsc", "-b"] },
  {
    name: "import rules",
    command: [
      "depcruise",
      "--config",
      ".dependency-cruiser.mjs",
      "--output-type",
      "err-long",
      "browser",
      "cli",
      "contract",
      "sandbox",
      "scripts",
      "src",
      "tests",
    ],
  },
  { name: "dead code", command: ["knip"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "format", command: ["oxfmt", "--check", "."] },
];

async function run({ name, command }: Step): Promise<boolean> {
  const log = path.join(folder, `${name}.log`);
  const output = openSync(log, "w");
  const { code, seconds, cpu } = await runMeasured(command, output, { NO_COLOR: "1" });
  closeSync(output);
  const spent = cpu === null ? "" : `, ${cpu.toFixed(1)} CPU seconds`;
  console.log(
    `${code === 0 ? "ok    " : "FAILED"}  ${name.padEnd(12)} ${seconds.toFixed(1)} s${spent}`,
  );
  const printed = readFileSync(log, "utf8");
  if (code !== 0) console.log(printed.trimEnd());
  else if (name === "unit tests") console.log(lastLines(printed, 7));
  return code === 0;
}

/** The last lines of a test runner contain the number of tests. */
function lastLines(output: string, count: number): string {
  return output.trimEnd().split("\n").slice(-count).join("\n");
}

const folder = mkdtempSync(path.join(tmpdir(), "livery-check-"));
const results = [await run(FIRST)];
const queue = [...STEPS];
const worker = async (): Promise<void> => {
  for (let step = queue.shift(); step; step = queue.shift()) results.push(await run(step));
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
rmSync(folder, { recursive: true });
if (results.includes(false)) process.exitCode = 1;
