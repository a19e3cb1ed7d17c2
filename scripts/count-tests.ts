// The last line of `npm test`: the number of tests of all runners. A runner without tests counts as failed.
import { existsSync, readFileSync } from "node:fs";

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const NONE: Count = { passed: 0, failed: 0 };

/** Null when the runner did not finish. */
function read(file: string): unknown {
  const at = `artifacts/${file}`;
  return existsSync(at) ? JSON.parse(readFileSync(at, "utf8")) : null;
}

function byVitest(file: string): Count {
  const report = read(file) as VitestReport | null;
  if (report === null) return NONE;
  const { numPassedTests, numFailedTests } = report;
  return { passed: numPassedTests, failed: numFailedTests };
}

function byPlaywright(file: string): Count {
  const report = read(file) as PlaywrightReport | null;
  if (report === null) return NONE;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

const suites: Readonly<Record<string, Count>> = {
  unit: byVitest("unit-tests.json"),
  command: byVitest("command-tests.json"),
  browser: byPlaywright("browser-tests.json"),
};
for (const [name, { passed }] of Object.entries(suites)) {
  if (passed > 0) continue;
  console.error(`count-tests: no ${name} test has run; artifacts/${name}-tests.json tells.`);
  process.exitCode = 1;
}
const sum = (key: keyof Count) => Object.values(suites).reduce((all, it) => all + it[key], 0);
if (sum("failed") > 0) process.exitCode = 1;
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
