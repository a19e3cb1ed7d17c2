// `npm test`: every stage of the suite, each with its time. The command and the browser tests mostly wait, so they run
// beside each other. A failed stage does not stop the others, so that one run reports everything; the exit code is that
// of the first failure.
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** The stages that must have ended, passed or not. */
  readonly after?: readonly string[];
  /** A stage that must have passed. */
  readonly needs?: string;
}

const STAGES: readonly Stage[] = [
  { name: "browser set-up", command: ["node", "scripts/set-up-browser.ts"] },
  {
    name: "servers set-up",
    command: ["node", "scripts/set-up-servers.ts"],
    after: ["browser set-up"],
  },
  { name: "check", command: ["npm", "run", "check"], after: ["servers set-up"] },
  { name: "build", command: ["node", "cli/brand.js", "build"], after: ["check"] },
  { name: "command tests", command: ["npm", "run", "test:command"], after: ["build"] },
  { name: "browser tests", command: ["playwright", "test"], needs: "build" },
];
const LOGS = path.join("artifacts", "logs");
const ALIVE_MS = 60_000;

/** @returns the exit code */
function run([program = "", ...args]: readonly string[], output: number | "inherit") {
  const stdio = ["inherit", output, output] as const;
  const child = spawn(program, args, { stdio: [...stdio], shell: process.platform === "win32" });
  return new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Prints its output whole when it ends: lines of two stages would mix. */
async function runLogged({ name, command }: Stage): Promise<number> {
  const log = path.join(LOGS, `${name.replaceAll(" ", "-")}.log`);
  const file = openSync(log, "w");
  console.log(`suite: ${name} runs, see ${log}`);
  const started = performance.now();
  const alive = setInterval(() => {
    const minutes = Math.round((performance.now() - started) / ALIVE_MS);
    console.log(`suite: ${name} still runs after ${minutes} min`);
  }, ALIVE_MS);
  const code = await run(command, file).catch((error: unknown) => {
    writeFileSync(file, String(error));
    return 1;
  });
  clearInterval(alive);
  closeSync(file);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  times.push({ name, seconds });
  console.log(`\n${readFileSync(log, "utf8").trimEnd()}\nsuite: ${name} took ${seconds} s\n`);
  return code;
}

const times: { readonly name: string; readonly seconds: number }[] = [];
const failed = new Map<string, number>();
const ended = new Map<string, Promise<void>>();

/** Starts when the stages before it have ended. */
async function runStage(stage: Stage): Promise<void> {
  const { name, after = [], needs } = stage;
  const before = needs === undefined ? after : [...after, needs];
  await Promise.all(before.map((one) => ended.get(one)));
  if (needs !== undefined && failed.has(needs)) {
    console.error(`suite: ${name} are left out, since ${needs} has failed.`);
    return;
  }
  const code = await runLogged(stage);
  if (code !== 0) failed.set(name, code);
}

// A stage that fails early must not leave an older report.
for (const runner of ["unit", "command", "browser"])
  rmSync(`artifacts/${runner}-tests.json`, { force: true });
mkdirSync(LOGS, { recursive: true });

const started = performance.now();
for (const stage of STAGES) ended.set(stage.name, runStage(stage));
await Promise.all(ended.values());

const whole = Math.round((performance.now() - started) / 100) / 10;
const stages = [...times, { name: "all", seconds: whole }];
writeFileSync("artifacts/stages.json", `${JSON.stringify(stages, null, 1)}\n`);
for (const report of ["suite-times", "count-tests"]) {
  const code = await run(["node", `scripts/${report}.ts`], "inherit");
  if (code !== 0) failed.set(report, code);
}
for (const name of failed.keys()) console.error(`suite: ${name} has failed.`);
process.exitCode = [...failed.values()][0] ?? 0;
