// `npm run check`: everything but the command and browser tests, two steps at a time, each with its time.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

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
      "err",
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

function run({ name, command }: Step): Promise<boolean> {
  const started = performance.now();
  return new Promise((resolve) => {
    const [program, ...args] = command;
    const child = spawn(program ?? "", args, {
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...process.env, NO_COLOR: "1" },
    });
    let output = "";
    child.stdout.on("data", (data: Buffer) => (output += data.toString()));
    child.stderr.on("data", (data: Buffer) => (output += data.toString()));
    child.on("error", (error) => (output += error.message));
    child.on("close", (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${status === 0 ? "ok    " : "FAILED"}  ${name.padEnd(12)} ${seconds} s`);
      if (status !== 0) console.log(output.trimEnd());
      else if (name === "unit tests") console.log(lastLines(output, 7));
      resolve(status === 0);
    });
  });
}

/** The last lines of a test runner contain the number of tests. */
function lastLines(output: string, count: number): string {
  return output.trimEnd().split("\n").slice(-count).join("\n");
}

const results = [await run(FIRST)];
const queue = [...STEPS];
const worker = async (): Promise<void> => {
  for (let step = queue.shift(); step; step = queue.shift()) results.push(await run(step));
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
if (results.includes(false)) process.exitCode = 1;
