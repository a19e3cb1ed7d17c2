// What a runner's report file says, in one shape for both runners.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export interface FailedTest {
  readonly file: string;
  /** Empty when the file failed outside its tests, as in a hook. */
  readonly title: string;
  readonly error: string;
  /** Files of a browser test, which outlast the run. */
  readonly trace?: string;
  readonly screenshot?: string;
}

export const nameOf = ({ file, title }: FailedTest) => (title === "" ? file : `${file} › ${title}`);

export interface TestReport {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  /** Errors outside of files and tests. */
  readonly faults: readonly string[];
  readonly files: readonly TestFile[];
}

export interface TestFile {
  readonly name: string;
  readonly seconds: number;
}

/** Between the names of the blocks around a test and its own. */
export const BELOW = " › ";

export type Runner = "vitest" | "playwright";

/** @returns null when the runner did not write it */
export function readReport(runner: Runner, file: string): TestReport | null {
  if (!existsSync(file)) return null;
  const report: unknown = JSON.parse(readFileSync(file, "utf8"));
  return runner === "vitest"
    ? ofVitest(report as VitestReport, unhandledErrors(file))
    : ofPlaywright(report as PlaywrightReport);
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: "failed" | "passed";
  readonly message: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** The file that scripts/suite/unhandled-errors.ts writes beside the report of `file`. */
export const unhandledErrorsOf = (file: string) => file.replace(/\.json$/, ".unhandled.json");

function unhandledErrors(file: string): string[] {
  const beside = unhandledErrorsOf(file);
  return existsSync(beside) ? (JSON.parse(readFileSync(beside, "utf8")) as string[]) : [];
}

function ofVitest(report: VitestReport, faults: readonly string[]): TestReport {
  return {
    passed: report.numPassedTests,
    failed: report.testResults.flatMap(failedOfVitest),
    faults,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function failedOfVitest(result: VitestFile): FailedTest[] {
  if (result.status !== "failed") return [];
  const file = relative(result.name);
  const failed = result.assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return [{ file, title: "", error: firstLines(result.message) }];
  return failed.map(({ ancestorTitles, title, failureMessages: [message = ""] }) => ({
    file,
    title: [...ancestorTitles, title].join(BELOW),
    error: firstLines(message),
  }));
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: { readonly expected: number };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: "expected" | "unexpected" | "flaky" | "skipped";
    readonly results: readonly PlaywrightResult[];
  }[];
}

interface PlaywrightResult {
  readonly duration: number;
  readonly error?: { readonly message?: string };
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
}

function ofPlaywright({ config, suites, errors, stats }: PlaywrightReport): TestReport {
  const fileOf = ({ file }: PlaywrightSuite) => relative(path.join(config.rootDir, file));
  return {
    passed: stats.expected,
    failed: suites.flatMap((suite) => failedOfPlaywright(suite, fileOf(suite), [])),
    faults: errors.map(({ message = "" }) => firstLines(message)),
    files: suites.map((suite) => ({ name: fileOf(suite), seconds: secondsOf(suite) })),
  };
}

function failedOfPlaywright(
  { specs, suites = [] }: PlaywrightSuite,
  file: string,
  above: readonly string[],
): FailedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results: [result] }) => ({
        file,
        title: [...above, title].join(BELOW),
        error: firstLines(result?.error?.message ?? ""),
        ...attached(result, "trace"),
        ...attached(result, "screenshot"),
      })),
  );
  const below = suites.flatMap((suite) => failedOfPlaywright(suite, file, [...above, suite.title]));
  return [...own, ...below];
}

function attached(result: PlaywrightResult | undefined, name: "trace" | "screenshot") {
  const found = result?.attachments.find((attachment) => attachment.name === name)?.path;
  return found === undefined ? {} : { [name]: relative(found) };
}

function secondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((seconds, { duration }) => seconds + duration / 1000, 0);
  return suites.reduce((seconds, suite) => seconds + secondsOf(suite), own);
}

const relative = (file: string) => path.relative(process.cwd(), file).replaceAll("\\", "/");

// oxlint-disable-next-line no-control-regex -- the colours of a terminal
const COLOURS = /\u001B\[[\d;]*m/g;

/** An error without its colours and stack. */
function firstLines(message: string): string {
  const lines = message.replaceAll(COLOURS, "").split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(0, 4)
    .join("\n");
}
