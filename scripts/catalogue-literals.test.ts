// The core imports response codes and addresses of pages from the contract: what repeats them goes unnoticed
// when the contract changes.
import { readFile, glob } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { CODES, SUCCESS_CODE } from "#contract/codes.ts";
import * as FEEDBACK_PAGES from "#contract/feedback-pages.ts";
import * as INVITE_PAGES from "#contract/invite-pages.ts";
import * as PAGES from "#contract/pages.ts";
import { ROUTES } from "#contract/routes.ts";
import * as SPORT_PAGES from "#contract/sport-pages.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const ADDRESSES = [PAGES, FEEDBACK_PAGES, INVITE_PAGES, SPORT_PAGES].flatMap((pages) =>
  Object.values(pages),
);
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** Success is left out: the transport alone reads it, and six thousand is a usual number of milliseconds. */
function codesIn(source: string): readonly string[] {
  const numbers = source.replace(COMMENT, "").match(/(?<![\w.])6\d{3}(?![\w.])/g) ?? [];
  return numbers.filter((text) => text in CODES && Number(text) !== SUCCESS_CODE);
}

/** Source files of the core without tests and test helpers. */
async function coreFiles(): Promise<readonly (readonly [file: string, source: string])[]> {
  const found: (readonly [string, string])[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}", { cwd: ROOT })) {
    if (!/\.test\.tsx?$|\/test-[\w-]+\.tsx?$/.test(file)) {
      found.push([file, await readFile(path.join(ROOT, file), "utf8")]);
    }
  }
  return found;
}

it("finds a code that is written again, and no other number", () => {
  expect(codesIn("const A = 6001; // 6002\nconst B = 6000 + 6999 + 1.6003;")).toEqual(["6001"]);
});

it("the core writes no response code again", async () => {
  const found: string[] = [];
  for (const [file, source] of await coreFiles()) {
    const codes = codesIn(source);
    if (codes.length > 0) found.push(`${file}: ${codes.join(", ")}`);
  }
  expect(found).toEqual([]);
});

it("the core writes no address of a page again", async () => {
  const written = new Set([...ADDRESSES, ...ROUTES.map((route) => route.path)]);
  written.delete("*");
  const found: string[] = [];
  for (const [file, source] of await coreFiles()) {
    const code = source.replace(COMMENT, "");
    for (const address of written) {
      if (code.includes(`"${address}"`)) found.push(`${file}: ${address}`);
    }
  }
  expect(found).toEqual([]);
});

it("every named address is one of the route table", () => {
  const patterns = ROUTES.map(({ path: route }) => route)
    .filter((route) => route !== "*")
    .map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, "[\\w-]+")}$`));
  const begins = (address: string) => ROUTES.some((one) => one.path.startsWith(`${address}/:`));
  const unknown = ADDRESSES.filter(
    (address) => !begins(address) && !patterns.some((pattern) => pattern.test(address)),
  );
  expect(unknown).toEqual([]);
});
