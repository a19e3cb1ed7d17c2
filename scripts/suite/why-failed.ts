// Why a stage failed, for the last lines of `npm test`: a machine that runs the suite may keep no more than those.
import { existsSync, readFileSync } from "node:fs";
import type { Stage } from "./stages.ts";
import { describe } from "./rerun-failed.ts";
import { readReport } from "./test-report.ts";

const MOST_TESTS = 20;
const LAST_LINES = 30;

/** @param log the output of the stage. @returns the failed tests, or the end of the output where no test failed */
export function whyFailed({ name, tests }: Stage, log: string): string[] {
  const report = tests ? readReport(tests.runner, tests.report) : null;
  const failed = report?.failed ?? [];
  if (failed.length > 0)
    return [
      `${name} has failed, with ${failed.length} tests.`,
      ...failed.slice(0, MOST_TESTS).map((test) => `failed: ${describe(test)}`),
    ];
  const output = existsSync(log) ? readFileSync(log, "utf8").trimEnd() : "";
  return [
    `${name} has failed. The end of ${log}:\n${output.split("\n").slice(-LAST_LINES).join("\n")}`,
  ];
}
