import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { progressText, secondsLeft } from "./progress-text.ts";
import { testKeys } from "./test-keys.ts";
import { progressOf, readRecord, recordTest } from "./test-record.ts";

const HARBOR = "[matrix] › matrix.spec.ts › harbor classic zh-CN 390 › pages";
const LOTUS = "[matrix] › matrix.spec.ts › lotus classic zh-TW 390 › pages";
const STORY = "[matrix] › stories.spec.ts › lotus stories › lotus classic zh-CN 390 › a bet";
const TESTS = [HARBOR, LOTUS, STORY];

async function repository(): Promise<(file: string, text: string) => string> {
  const root = await mkdtemp(path.join(tmpdir(), "livery-unit-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return root;
  };
}

test("what has passed is left out until the bundle, the tests or the browser change", async () => {
  const write = await repository();
  const root = write("tests/matrix/matrix.spec.ts", "1");
  for (const brand of ["harbor", "lotus"]) write(`dist/${brand}/build.json`, "{}");
  const record = path.join(root, "artifacts", "record.jsonl");
  const keyOf = testKeys(root, "Chromium 150");
  const progress = (keys = testKeys(root, "Chromium 150")) =>
    progressOf(TESTS, readRecord(record), keys);
  expect(progress()).toEqual({ done: [], failed: [], left: TESTS });
  const end = (name: string, passed: boolean) =>
    recordTest({ test: name, key: keyOf(name), passed, seconds: 60 }, record);
  end(HARBOR, false);
  end(HARBOR, true);
  appendFileSync(record, '\n{"test":"[matr');
  end(LOTUS, false);
  expect(progress()).toEqual({ done: [HARBOR], failed: [LOTUS], left: [STORY] });
  write("dist/lotus/build.json", '{"core":"2"}');
  expect(progress()).toEqual({ done: [HARBOR], failed: [], left: [LOTUS, STORY] });
  expect(progress(testKeys(root, "Chromium 151")).left).toEqual(TESTS);
  write("tests/matrix/matrix.spec.ts", "2");
  expect(progress().left).toEqual(TESTS);
});

test("the end shows what is done, failed and left per brand, with the time that is left", () => {
  const record = new Map(
    [HARBOR, LOTUS].map((name) => [name, { test: name, key: "", passed: true, seconds: 600 }]),
  );
  expect(secondsLeft([LOTUS.replace("390", "1366"), STORY], record)).toBe(1200);
  expect(progressText({ done: [HARBOR], failed: [LOTUS], left: [STORY] }, 600)).toBe(
    [
      "brand   done  failed  left",
      "harbor     1       0     0",
      "lotus      0       1     1",
      "all        1       1     1",
      `failed: ${LOTUS}`,
      "Run the same command again for what is left: about 10 min.",
    ].join("\n"),
  );
});
