// Releases of one brand, each with one file of its own beside the page.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { WORKER_FILE } from "#contract/worker.ts";
import { sha256 } from "../files/digest.ts";
import { sampleReceipt } from "../stamp/sample-receipt.ts";
import { REMOVING_WORKER } from "../stamp/worker-file.ts";
import { CARRIED_DAYS, CARRIED_RELEASES, filesToCarry, readCarried } from "./carried-files.ts";
import { checkRelease } from "./check-release.ts";
import { publishRelease } from "./publish-release.ts";
import { currentRelease, releaseDir, releasesDir } from "./release-folder.ts";
import { rollbackRelease } from "./rollback-release.ts";
import { stageRelease } from "./stage-release.ts";

const DAY = 24 * 3_600_000;
const ID = "jade";
const folder = mkdtempSync(path.join(tmpdir(), "carried-"));
let out = "";

beforeEach(() => {
  out = mkdtempSync(path.join(folder, "dist-"));
  mkdirSync(releasesDir(out, ID), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const chunk = (number: number) => `core/page-${number}.js`;

/** Publishes release `number`. */
function release(number: number): string {
  const files = {
    "index.html": `<title>${number}</title>`,
    [chunk(number)]: `export {} // ${number}`,
  };
  const outputs = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      { bytes: text.length, sha256: sha256(text) },
    ]),
  );
  const receipt = JSON.stringify(sampleReceipt(ID, { outputs }));
  const content = new Map(
    Object.entries({ ...files, "build.json": receipt }).map(([name, text]) => [
      name,
      { data: Buffer.from(text) },
    ]),
  );
  const name = stageRelease(out, ID, { digest: sha256(receipt), files: content, mends: false });
  publishRelease(out, ID, name);
  return name;
}

/** The numbers of the releases whose file the site still has. */
const served = (upTo: number) =>
  Array.from({ length: upTo }, (_, index) => index + 1).filter((number) =>
    existsSync(path.join(out, ID, chunk(number))),
  );
const problems = () => checkRelease(out, ID, currentRelease(out, ID) ?? "").problems;

test("the files of the last releases stay, and those before them go", () => {
  const last = CARRIED_RELEASES + 2;
  for (let number = 1; number <= last; number++) release(number);
  expect(served(last)).toEqual(
    Array.from({ length: CARRIED_RELEASES + 1 }, (_, index) => index + 2),
  );
  expect(problems()).toEqual([]);
});

test("a file that is used again is the release's own", () => {
  release(1);
  release(2);
  const name = release(1);
  expect(served(2)).toEqual([1, 2]);
  expect(Object.keys(readCarried(out, ID, name))).toEqual([chunk(2)]);
  expect(problems()).toEqual([]);
});

test("files go after thirty days without use, those of the release just replaced stay", () => {
  release(1);
  const shown = release(2);
  const carriedAt = (days: number) =>
    Object.keys(filesToCarry({ outDir: out, id: ID, shown }, new Map(), Date.now() + days * DAY));
  expect(carriedAt(CARRIED_DAYS - 1)).toEqual([chunk(2), chunk(1)]);
  expect(carriedAt(CARRIED_DAYS + 1)).toEqual([chunk(2)]);
});

test("a rollback keeps the files of the release that it takes back, and of those before", async () => {
  release(1);
  release(2);
  release(3);
  const { to } = await rollbackRelease(out, ID);
  expect(currentRelease(out, ID)).toBe(to);
  expect(served(3)).toEqual([1, 2, 3]);
  expect(problems()).toEqual([]);
  await rollbackRelease(out, ID);
  expect(served(3)).toEqual([1, 2, 3]);
  expect(problems()).toEqual([]);
});

test("a damaged file is not taken over", () => {
  release(1);
  const shown = release(2);
  const file = path.join(releaseDir(out, ID, shown), chunk(1));
  rmSync(file);
  writeFileSync(file, "cut");
  release(3);
  expect(served(3)).toEqual([2, 3]);
  expect(problems()).toEqual([]);
});

test("a release made without a worker removes that of a later one when it is shown again", async () => {
  release(1);
  release(2);
  await rollbackRelease(out, ID);
  const worker = path.join(out, ID, WORKER_FILE);
  expect(readFileSync(worker, "utf8")).toBe(REMOVING_WORKER);
  expect(problems()).toEqual([]);
  await rollbackRelease(out, ID);
  expect(problems()).toEqual([]);
  writeFileSync(path.join(out, ID, WORKER_FILE), "another");
  expect(problems()).toEqual([{ file: WORKER_FILE, what: "does not belong to the bundle" }]);
});
