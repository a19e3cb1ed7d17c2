// No name from outside is looked up in a plain object by `table[name]` or `name in table`: both also find what every
// object inherits, such as `constructor`. `ownValue` (contract/own-value.ts) and a Map find only what was put in, and
// a key whose type lists its values cannot be such a name.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeLookup, findLookups } from "./find-lookups.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** The pages of the sandbox's games (`play/frame`) are projects of their own: they read their own sandbox alone. */
const PARTS = ["contract", "browser", "cli", "sandbox", "src"];
const ALLOWED = new Set([
  "contract/own-value.ts",
  // It imports nothing, and its names are those of compiled recipes.
  "cli/core/inline-styles/style-recipe.ts",
]);

const FORBIDDEN = [
  "table[name]",
  "table[name.toLowerCase()]",
  "table?.[name]",
  "inner.table[name]",
  "{ a: 1 }[name]",
  "closed[name as keyof typeof closed]",
  "(closed as Record<string, number>)[name]",
  "(table[name] ??= 1)",
  "name in table",
  "name in closed",
];
const FINE = [
  "table['a']",
  "closed[known]",
  "closed[known as 'a']",
  "list[at]",
  "list[Number(name)]",
  "text[at]",
  "numbered[at]",
  "table[`of-${name}`]",
  "(table[name] = 1)",
  "delete table[name]",
  "'a' in table",
  "name in Object.prototype",
  "map.get(name)",
  "Object.hasOwn(table, name)",
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "livery-lookups-"));
  const compilerOptions = { strict: true, noUncheckedIndexedAccess: true, types: [] };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  writeFileSync(
    path.join(folder, "planted.ts"),
    [
      "export {};",
      "declare const name: string, known: 'a' | 'b', at: number, text: string, list: readonly string[];",
      "declare const table: Record<string, number>, inner: { readonly table: typeof table };",
      "declare const closed: { readonly a: 1; readonly b: 2 }, map: ReadonlyMap<string, number>;",
      "declare const numbered: Record<number, string>;",
      ...[...FORBIDDEN, ...FINE].map((code) => `void (${code});`),
    ].join("\n"),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

it("finds each way to look a name up, and no other access", () => {
  const found = findLookups([path.join(folder, "tsconfig.json")]);
  expect(found.map((lookup) => lookup.node.getText(lookup.source))).toEqual(
    FORBIDDEN.map((code) => code.replace(/^\((table\S+) .*$/, "$1")),
  );
});

// The compiler reads every part, which takes a minute on a busy machine.
it("no part looks a name up in a plain object", { timeout: 300_000 }, () => {
  const found = findLookups(PARTS.map((part) => path.join(ROOT, part, "tsconfig.json")))
    .map((lookup) => describeLookup(lookup, ROOT))
    .filter((line) => !ALLOWED.has(line.split(":", 1)[0] ?? ""));
  expect(found).toEqual([]);
});
