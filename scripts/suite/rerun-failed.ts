// The one exception from "no retries" (CONTRIBUTING): failed command and browser tests run once more, alone, after
// everything else has ended. A test that passes then is unstable: the run is green and lists it.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import type { StageTests } from "./stages.ts";
import { BELOW, type FailedTest, nameOf, readReport, type Runner } from "./test-report.ts";

/** More are a fault of the suite or the site, not of a moment. */
export const MOST_UNSTABLE = 3;

export interface Verdict {
  readonly unstable: readonly FailedTest[];
  /** Reasons for which the run is red. */
  readonly red: readonly string[];
}

/** @param stages those that ended with an error and whose tests may run again */
export function rerunFailed(stages: readonly Rerunnable[]): Verdict {
  const red = stages.flatMap(faultsOf);
  if (red.length > 0) return { unstable: [], red };
  const runs = stages.map((stage) => ({ stage, failed: failedOf(stage) }));
  const count = runs.reduce((sum, { failed }) => sum + failed.length, 0);
  if (count > MOST_UNSTABLE)
    return {
      unstable: [],
      red: [`${count} tests have failed; up to ${MOST_UNSTABLE} would run again.`],
    };
  const verdicts = runs.map(({ stage, failed }) => runAgain(stage, failed));
  return {
    unstable: verdicts.flatMap(({ unstable }) => unstable),
    red: verdicts.flatMap((verdict) => verdict.red),
  };
}

export interface Rerunnable extends Omit<StageTests, "again"> {
  readonly name: string;
  readonly again: readonly string[];
}

const failedOf = ({ runner, report }: Rerunnable) => readReport(runner, report)?.failed ?? [];

function faultsOf({ name, runner, report: file }: Rerunnable): string[] {
  const report = readReport(runner, file);
  if (report === null) return [`${name} wrote no report.`];
  if (report.faults.length > 0) return report.faults.map((fault) => `${name}: ${fault}`);
  return report.failed.length === 0 ? [`${name} has failed, but none of its tests.`] : [];
}

function runAgain({ runner, again, ...first }: Rerunnable, failed: readonly FailedTest[]): Verdict {
  for (const test of failed) console.log(`suite: runs again, alone: ${nameOf(test)}`);
  const report = first.report.replace(/\.json$/, "-again.json");
  rmSync(report, { force: true });
  const [program = "", ...args] = [...again, ...ARGUMENTS[runner](report, failed)];
  const { status } = spawnSync(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shell: process.platform === "win32",
  });
  const second = readReport(runner, report);
  if (status === 0 && (second?.passed ?? 0) >= failed.length) return { unstable: failed, red: [] };
  const names = new Set((second?.failed ?? failed).map(nameOf));
  const twice = failed.filter((test) => names.has(nameOf(test)));
  if (twice.length === 0) {
    const ran = `${second?.passed ?? 0} of ${failed.length} tests passed`;
    return { unstable: [], red: [`the second run of ${first.name} ended with ${status}: ${ran}.`] };
  }
  return {
    unstable: failed.filter((test) => !twice.includes(test)),
    red: twice.map((test) => `failed twice: ${describe(test)}`),
  };
}

const ARGUMENTS: Readonly<
  Record<Runner, (report: string, failed: readonly FailedTest[]) => readonly string[]>
> = {
  vitest: (report, failed) => {
    const files = [...new Set(failed.map(({ file }) => file))];
    const reporter = ["--reporter=json", `--outputFile.json=${report}`, "--maxWorkers=1"];
    // A hook that failed has no test of its own to pick.
    if (failed.some(({ title }) => title === "")) return [...files, ...reporter];
    const names = failed.map(({ title }) => RegExp.escape(title.replaceAll(BELOW, " > ")));
    return [...files, ...reporter, "--testNamePattern", `^(?:${names.join("|")})$`];
  },
  // Traces and screenshots of the first run stay where they are.
  playwright: (report) => [
    "--last-failed",
    "--workers=1",
    "--reporter=json",
    "--output",
    path.join(path.dirname(report), "playwright-again"),
  ],
};

/** Lines for people: name, error, and where trace and screenshot are. */
export function describe(test: FailedTest): string {
  const files = [test.trace, test.screenshot].filter((file) => file !== undefined);
  return [nameOf(test), ...test.error.split("\n"), ...files].join("\n    ");
}
