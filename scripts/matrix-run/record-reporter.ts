// Playwright reporter of the matrix: writes down how each test ended, at once.
import path from "node:path";
import type { FullConfig } from "playwright/test";
import { currentTestKeys, type TestKeys } from "./test-keys.ts";
import { recordTest } from "./test-record.ts";

/** Playwright exports no types of reporters here. */
interface TestCase {
  readonly location: { readonly file: string };
  titlePath(): string[];
}

interface TestResult {
  readonly status: "passed" | "failed" | "timedOut" | "skipped" | "interrupted";
  /** Milliseconds. */
  readonly duration: number;
}

export default class RecordReporter {
  #keyOf: TestKeys = () => "";
  #dir = "";

  onBegin({ rootDir }: FullConfig): void {
    this.#dir = rootDir;
    this.#keyOf = currentTestKeys();
  }

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    // The others were stopped, or not begun in time.
    if (status !== "passed" && status !== "failed" && status !== "timedOut") return;
    const name = listedName(test, this.#dir);
    const passed = status === "passed";
    recordTest({ test: name, key: this.#keyOf(name), passed, seconds: duration / 1000 });
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** As `playwright test --list` prints it, without line and column. */
function listedName(test: TestCase, dir: string): string {
  const [, project = "", , ...titles] = test.titlePath();
  const file = path.relative(dir, test.location.file).replaceAll("\\", "/");
  return [`[${project}]`, file, ...titles].join(" › ");
}
