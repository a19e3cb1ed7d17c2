// Every error code has a broken brand or is named in a test.
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { BROKEN_BRANDS } from "../fixtures/broken-brands/all-broken-brands.ts";
import { ROOT } from "./run-brand.ts";

async function textOf(pattern: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(pattern, { cwd: ROOT }))
    texts.push(await readFile(path.join(ROOT, file), "utf8"));
  return texts.join("\n");
}

async function catalogue(): Promise<string[]> {
  const source = await textOf("cli/errors/error-codes.ts");
  return [...source.matchAll(/^\s+([A-Z]+(?:_[A-Z]+)+):/gm)].flatMap((match) => match[1] ?? []);
}

test("every error code has a broken-brand fixture or a test that prints it", async () => {
  const codes = await catalogue();
  const tests = await textOf("{tests/command,cli/**}/*.test.ts");
  const proven = new Set(BROKEN_BRANDS.map((brand) => brand.code));
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !proven.has(code) && !tests.includes(code))).toEqual([]);
});

test("every fixture has a code of the catalogue", async () => {
  const codes = await catalogue();
  expect(BROKEN_BRANDS.filter((brand) => !codes.includes(brand.code))).toEqual([]);
});
