// `brand check` tells everything that an operator has to mend in one run, with file and line.
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { runBrandJson } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";

interface Checked {
  readonly problems: readonly {
    readonly code: string;
    readonly file: string;
    readonly line: number;
  }[];
}

const root = await sampleFolder();
const brands = path.join(root, "brands");
const at = (file: string) => path.join(brands, "aurora", file);

beforeEach(() => cpSync("brands", brands, { recursive: true, force: true }));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(at(file), change(readFileSync(at(file), "utf8")));

/** Counted from 1. */
const lineWith = (file: string, word: string): number =>
  readFileSync(at(file), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(word)) + 1;

async function check(): Promise<string[]> {
  const { result } = await runBrandJson<Checked>(["check", "aurora", "--brands", brands]);
  return result.problems.map(
    ({ code, file, line }) => `${code} ${path.relative(at(""), path.resolve(file))}:${line}`,
  );
}

/** What is wrong in the file. */
const WRONG: Readonly<Record<string, string>> = {
  BRAND_FIELD_UNKNOWN: '"x"',
  BRAND_TEXT_UNKNOWN: '"x"',
  TOKEN_VALUE: '{ "$type": "number", "$value": "x" }',
};

test.each([
  ["brand.json", '"description": "', "BRAND_FIELD_UNKNOWN"],
  ["texts/zh-CN.json", '"title": "', "BRAND_TEXT_UNKNOWN"],
  ["tokens/brand.json", '"$type": "', "TOKEN_VALUE"],
])("a character that no one can see hides no other problem of %s", async (file, before, code) => {
  const [first] = await check();
  expect(first).toBeUndefined();
  edit(file, (text) =>
    text.replace(before, `${before}\u200b`).replace("{", `{ "nothing": ${WRONG[code]},`),
  );
  const told = await check();
  expect(told.map((one) => one.split(" ")[0])).toContain("BRAND_FILE_CHARACTER");
  expect(told.some((one) => one.startsWith(`${code} ${file}:1`))).toBe(true);
});

test("a misspelt part of the manifest is told at the brand's line, not at the family's", async () => {
  edit("brand.json", (text) => text.replace('"legal":', '"legel":'));
  const told = await check();
  expect(told).toContain(`BRAND_FIELD_UNKNOWN brand.json:${lineWith("brand.json", "legel")}`);
  expect(told.filter((one) => !/ brand\.json:\d+$/.test(one))).toEqual([]);
});

test("another brand's names are found in each file that a build would find them in", async () => {
  edit("brand.json", (text) =>
    text.replace('"description": "', '"description": "titan-intl.example '),
  );
  edit("texts/zh-CN.json", (text) => text.replace('"title": "', '"title": "泰坦国际 '));
  mkdirSync(at("legal"));
  cpSync("content/legal/standard/terms.md", at("legal/terms.md"));
  appendFileSync(at("legal/terms.md"), "\n泰坦国际的条款。\n");
  edit("assets/hero.svg", (text) => text.replace(/>/, "><title>TITAN</title>"));
  const told = await check();
  expect(told.filter((one) => one.startsWith("BRAND_NAMES_ANOTHER")).toSorted()).toEqual([
    "BRAND_NAMES_ANOTHER assets/hero.svg:1",
    `BRAND_NAMES_ANOTHER brand.json:${lineWith("brand.json", "titan-intl.example")}`,
    `BRAND_NAMES_ANOTHER legal/terms.md:${lineWith("legal/terms.md", "泰坦国际")}`,
    `BRAND_NAMES_ANOTHER texts/zh-CN.json:${lineWith("texts/zh-CN.json", "泰坦国际")}`,
  ]);
});
