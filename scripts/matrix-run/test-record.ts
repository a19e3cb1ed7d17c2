// `artifacts/matrix-record.jsonl`: one line per test that ended, appended at once, so that a run can be stopped at any
// time and taken up again.
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TestKeys } from "./test-keys.ts";

export const RECORD = path.join("artifacts", "matrix-record.jsonl");

export interface EndedTest {
  readonly test: string;
  readonly key: string;
  readonly passed: boolean;
  readonly seconds: number;
}

export function recordTest(ended: EndedTest, file = RECORD): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // The newline stands first: a line that a crash has cut ends there.
  appendFileSync(file, `\n${JSON.stringify(ended)}`);
}

/** The last result of each test. A line that a crash cut is left out. */
export function readRecord(file = RECORD): Map<string, EndedTest> {
  const found = new Map<string, EndedTest>();
  for (const line of textOf(file).split("\n"))
    try {
      const ended = JSON.parse(line) as EndedTest;
      found.set(ended.test, ended);
    } catch {
      // Empty or cut.
    }
  return found;
}

export interface Progress {
  readonly done: readonly string[];
  readonly failed: readonly string[];
  /** Not run, or with another build or other test code. */
  readonly left: readonly string[];
}

export function progressOf(
  tests: readonly string[],
  record: ReadonlyMap<string, EndedTest>,
  keyOf: TestKeys,
): Progress {
  const states = Map.groupBy(tests, (test) => {
    const ended = record.get(test);
    if (ended?.key !== keyOf(test)) return "left";
    return ended.passed ? "done" : "failed";
  });
  return {
    done: states.get("done") ?? [],
    failed: states.get("failed") ?? [],
    left: states.get("left") ?? [],
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
