// `* + *` makes the browser style all that follows an element whenever an element comes or goes, on any page: with
// it, each new row of the sports list cost 20 ms. `:not(:first-child)` costs nothing.
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const ANY_SIBLING = /\*\s*[+~]/;
/** Selectors are keys of style objects. */
const KEY = /"([^"\n]+)":/g;

it("has no selector for the siblings of any element", async () => {
  const found: string[] = [];
  for await (const file of glob("{src,tokens}/**/*.{ts,tsx}", { cwd: ROOT })) {
    const source = await readFile(path.join(ROOT, file), "utf8");
    for (const [, selector = ""] of source.matchAll(KEY)) {
      if (ANY_SIBLING.test(selector)) found.push(`${file}: ${selector}`);
    }
  }
  expect(found).toEqual([]);
});
