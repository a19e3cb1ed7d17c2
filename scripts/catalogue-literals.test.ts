// The core imports response codes from the catalogue and links only to pages of the route table: a literal copy would
// go unnoticed when the catalogue changes.
import { readFile, glob } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { CODES, SUCCESS_CODE } from "#contract/codes.ts";
import { ROUTES } from "#contract/routes.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** Without the success code: 6000 is also a common number of milliseconds. */
function codesIn(source: string): readonly string[] {
  const numbers = source.replace(COMMENT, "").match(/(?<![\w.])6\d{3}(?![\w.])/g) ?? [];
  return numbers.filter((text) => text in CODES && Number(text) !== SUCCESS_CODE);
}

/** Sources of the core without tests. */
async function coreFiles(): Promise<readonly (readonly [file: string, source: string])[]> {
  const found: (readonly [string, string])[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}", { cwd: ROOT })) {
    if (!/\.test\.tsx?$/.test(file)) {
      found.push([file, await readFile(path.join(ROOT, file), "utf8")]);
    }
  }
  return found;
}

it("finds a literal response code and no other number", () => {
  expect(codesIn("const A = 6001; // 6002\nconst B = 6000 + 6999 + 1.6003;")).toEqual(["6001"]);
});

it("the core has no literal response code", async () => {
  const found: string[] = [];
  for (const [file, source] of await coreFiles()) {
    const codes = codesIn(source);
    if (codes.length > 0) found.push(`${file}: ${codes.join(", ")}`);
  }
  expect(found).toEqual([]);
});

it("every page address in the core is in the route table", async () => {
  const patterns = ROUTES.filter(({ path: route }) => route !== "*").map(
    ({ path: route }) => new RegExp(`^${route.replaceAll(/:\w+/g, "[\\w-]+")}$`),
  );
  const unknown: string[] = [];
  for (const [file, source] of await coreFiles()) {
    for (const [, address = ""] of source.matchAll(
      /"(\/(?:app|mine|game|activity)\/[\w/-]*\w)"/g,
    )) {
      if (!patterns.some((pattern) => pattern.test(address))) unknown.push(`${file}: ${address}`);
    }
  }
  expect(unknown).toEqual([]);
});
