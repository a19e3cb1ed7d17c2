// After `npm test`: the time of each stage and the twenty slowest test files.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

interface Timed {
  readonly name: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

const FOLDER = "artifacts";
const SLOWEST = 20;

/** @returns null when the stage did not run */
function read<T>(file: string): T | null {
  const place = path.join(FOLDER, file);
  return existsSync(place) ? (JSON.parse(readFileSync(place, "utf8")) as T) : null;
}

function vitestFiles(report: VitestReport | null): Timed[] {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Total time of the tests of one worker. */
function playwrightFiles(report: PlaywrightReport | null): Timed[] {
  return (report?.suites ?? []).map((suite) => ({
    name: path.relative(process.cwd(), path.join(report?.config.rootDir ?? "", suite.file)),
    seconds: millisecondsOf(suite) / 1000,
  }));
}

function millisecondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((all, { duration }) => all + duration, 0);
  return suites.reduce((all, suite) => all + millisecondsOf(suite), own);
}

function print(title: string, rows: readonly Timed[]): void {
  console.log(`\n${title}`);
  for (const { name, seconds } of rows) console.log(`${timeOf(seconds).padStart(9)}  ${name}`);
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const stages = read<Timed[]>("stages.json") ?? [];
const files = [
  ...vitestFiles(read<VitestReport>("unit-tests.json")),
  ...vitestFiles(read<VitestReport>("command-tests.json")),
  ...playwrightFiles(read<PlaywrightReport>("browser-tests.json")),
];
// Their sum is more than "all", since some run beside each other.
if (stages.length > 0) print("Stages", stages);
const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
print(`Slowest test files (${slowest.length} of ${files.length})`, slowest);
