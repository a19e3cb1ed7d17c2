// `npm test`: every stage of the suite, each with its time. A failed stage does not stop the others, so that one run
// reports everything; the exit code is that of the first failure.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  /** A stage that must have passed. */
  readonly needs?: string;
}

const STAGES: readonly Stage[] = [
  { name: "browser set-up", command: ["node", "scripts/set-up-browser.ts"] },
  { name: "nginx set-up", command: ["node", "scripts/set-up-nginx.ts"] },
  { name: "check", command: ["npm", "run", "check"] },
  { name: "command tests", command: ["npm", "run", "test:command"] },
  { name: "build", command: ["node", "cli/brand.js", "build"] },
  { name: "browser tests", command: ["playwright", "test"], needs: "build" },
];

/** @returns the exit code */
function run([program = "", ...args]: readonly string[]): Promise<number> {
  const child = spawn(program, args, { stdio: "inherit", shell: process.platform === "win32" });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

const times: { readonly name: string; readonly seconds: number }[] = [];
const failed = new Map<string, number>();

// A stage that fails early must not leave an older report.
for (const runner of ["unit", "command", "browser"])
  rmSync(`artifacts/${runner}-tests.json`, { force: true });

for (const { name, command, needs } of STAGES) {
  if (needs !== undefined && failed.has(needs)) {
    console.error(`suite: ${name} are left out, since ${needs} has failed.`);
    continue;
  }
  const started = performance.now();
  const code = await run(command);
  times.push({ name, seconds: Math.round((performance.now() - started) / 100) / 10 });
  if (code !== 0) failed.set(name, code);
}

mkdirSync("artifacts", { recursive: true });
writeFileSync("artifacts/stages.json", `${JSON.stringify(times, null, 1)}\n`);
for (const report of ["suite-times", "count-tests"]) {
  const code = await run(["node", `scripts/${report}.ts`]);
  if (code !== 0) failed.set(report, code);
}
for (const name of failed.keys()) console.error(`suite: ${name} has failed.`);
process.exitCode = [...failed.values()][0] ?? 0;
