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
  readonly what: string;
  readonly found: string | null;
}

const dir = await tempFolder();
const brands = path.join(dir, "brands");
/** Folder names that move a terminal's cursor or start a new line. */
const FOLDERS = ["esc\u001b[2J", "line\nerror FAKE_CODE", "turn\u202eed", "Con", "..."];
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
let checked: Ran;
let built: Ran;
let seconds: number;
let before: readonly string[];

beforeAll(async () => {
  await writeAttacks(brands, REFUSED);
  for (const name of FOLDERS) {
    await mkdir(path.join(brands, name));
    await writeFile(path.join(brands, name, "brand.json"), "{}");
  }
  before = await readdir(dir);
  const started = performance.now();
  checked = await runBrand(["check"], { cwd: dir });
  seconds = (performance.now() - started) / 1000;
  built = await runBrand(["build", "--json", "--store", inject("sharedStore")], { cwd: dir });
});

/** Codes of the problems that are printed for a brand. */
const codesOf = (id: string) =>
  [...checked.stderr.matchAll(/^error (\w+) {2}brands\/([^/:\s]+)/gm)].flatMap(
    ([, code = "", brand]) => (brand === id ? [code] : []),
  );

describe("every attack is refused with its code", () => {
  test.each(Object.entries(REFUSED))("%s", (id, attack) => {
    expect(codesOf(id).filter((code) => attack.codes?.includes(code))).not.toEqual([]);
  });
});

test("the whole fleet is checked within the time limit of one brand", () => {
  expect([checked.code, built.code]).toEqual([1, 1]);
  expect(seconds).toBeLessThan(40);
});

test("the number and the length of reported problems is limited", () => {
  const many = Object.keys(REFUSED).filter((id) => codesOf(id).length > 300);
  expect(many).toEqual([]);
  const { problems } = JSON.parse(built.stdout) as { problems: Found[] };
  expect(problems).not.toEqual([]);
  for (const found of problems) {
    expect(found.what.length).toBeLessThanOrEqual(600);
    expect((found.found ?? "").length).toBeLessThanOrEqual(600);
  }
});

test("no text of a brand moves the cursor or starts a line", async () => {
  const listed = await runBrand(["list"], { cwd: dir });
  for (const { stdout, stderr } of [checked, listed, built]) {
    expect(stdout + stderr).not.toMatch(HIDDEN);
    expect(stdout + stderr).not.toMatch(/^error FAKE_CODE/m);
    expect(stdout + stderr).not.toContain("CONFIG_INTERNAL");
  }
});

test("a build of all of them writes no bundle and nothing outside its folders", async () => {
  const made = (await readdir(dir)).filter((name) => !before.includes(name) && name !== ".livery");
  expect(made.filter((name) => name !== "dist")).toEqual([]);
  const shown = existsSync(path.join(dir, "dist")) ? await readdir(path.join(dir, "dist")) : [];
  expect(shown.filter((name) => !name.startsWith("."))).toEqual([]);
});
