// What `npm test` prints at its end.
import type { FailedTest, TestFile, TestReport } from "./test-report.ts";
import { describe } from "./rerun-failed.ts";

export interface StageTime {
  readonly name: string;
  readonly seconds: number;
  readonly cpu: number | null;
}

const MOST = 20;

export function printTimes(stages: readonly StageTime[], files: readonly TestFile[]): void {
  const rows = stages.map(({ name, seconds, cpu }) => {
    const spent = cpu === null ? "" : `, ${cpu.toFixed(0)} CPU seconds`;
    return `${timeOf(seconds).padStart(13)}  ${name}${spent}`;
  });
  // Some run beside each other: their sum is more than "all".
  printRows("Stages", rows);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST);
  printRows(
    `Slowest test files (${slowest.length} of ${files.length})`,
    slowest.map(({ name, seconds }) => `${timeOf(seconds).padStart(13)}  ${name}`),
  );
}

export function printUnstable(unstable: readonly FailedTest[]): void {
  if (unstable.length === 0) return;
  console.log(`\nunstable: ${unstable.length}`);
  for (const test of unstable) console.log(`  ${describe(test)}`);
  console.log("  They failed, then passed alone. artifacts/unstable.json keeps them. Look for the");
  console.log("  cause in the site first; `npm run stress -- <file>` repeats a test under load.");
}

/** The last line of `npm test`. */
export function printCount(reports: readonly TestReport[], unstable: number): void {
  const sum = (count: (report: TestReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  const failed = sum((report) => report.failed.length) - unstable;
  console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`);
}

function printRows(title: string, rows: readonly string[]): void {
  console.log(`\n${title}\n${rows.join("\n")}`);
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
