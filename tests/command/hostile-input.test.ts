// Malicious brands in one fleet: each is refused with its code or stays data, in seconds, and nothing is written
// outside the output.
import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { REFUSED, writeAttacks } from "./hostile-fleet.ts";
import { runBrand, type Ran } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

interface Found {
  readonly code: string;
  readonly brand: string | null;
  readonly what: string;
  readonly found: string | null;
}

const dir = await tempFolder();
const brands = path.join(dir, "brands");
/** Folder names that move a terminal's cursor or start a new line. */
const FOLDERS = ["esc\u001b[2J", "line\nerror FAKE_CODE", "turn\u202eed", "Con", "..."];
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
let ran: Ran;
let problems: readonly Found[];
let seconds: number;

beforeAll(async () => {
  await writeAttacks(brands, REFUSED);
  for (const name of FOLDERS) {
    await mkdir(path.join(brands, name));
    await writeFile(path.join(brands, name, "brand.json"), "{}");
  }
  const started = performance.now();
  ran = await runBrand(["check", "--json"], { cwd: dir });
  seconds = (performance.now() - started) / 1000;
  problems = (JSON.parse(ran.stdout) as { problems: Found[] }).problems;
});

describe("every attack is refused with its code", () => {
  test.each(Object.entries(REFUSED))("%s", (id, attack) => {
    const codes = problems.flatMap((found) => (found.brand === id ? [found.code] : []));
    expect(codes.filter((code) => attack.codes?.includes(code))).not.toEqual([]);
  });
});

test("the whole fleet is checked within the time limit of one brand", () => {
  expect(ran.code).toBe(1);
  expect(seconds).toBeLessThan(40);
});

test("the number of reported problems is limited", () => {
  const counts = Map.groupBy(problems, (found) => found.brand);
  expect([...counts].filter(([, found]) => found.length > 300)).toEqual([]);
  for (const found of problems) {
    expect(found.what.length).toBeLessThanOrEqual(600);
    expect((found.found ?? "").length).toBeLessThanOrEqual(600);
  }
});

test("no text of a brand moves the cursor or starts a line", async () => {
  const plain = await runBrand(["check"], { cwd: dir });
  const listed = await runBrand(["list"], { cwd: dir });
  for (const output of [plain.stdout, plain.stderr, listed.stdout, listed.stderr, ran.stdout]) {
    expect(output).not.toMatch(HIDDEN);
    expect(output).not.toMatch(/^error FAKE_CODE/m);
  }
  expect(plain.stderr).not.toContain("CONFIG_INTERNAL");
});

test("a build of all of them writes no bundle and nothing outside its folders", async () => {
  const before = await readdir(dir);
  const args = ["build", "--json", "--store", inject("sharedStore")];
  const { code, stdout, stderr } = await runBrand(args, { cwd: dir });
  expect(code).toBe(1);
  expect(stdout + stderr).not.toContain("CONFIG_INTERNAL");
  const made = (await readdir(dir)).filter((name) => !before.includes(name) && name !== ".livery");
  expect(made.filter((name) => name !== "dist")).toEqual([]);
  const built = existsSync(path.join(dir, "dist")) ? await readdir(path.join(dir, "dist")) : [];
  expect(built.filter((name) => !name.startsWith("."))).toEqual([]);
});
