import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Edition } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { checkContrast, contrastRepair } from "./check-contrast.ts";
import { contrastRatio } from "./colour.ts";
import { contrastFailures, contrastPairs, parseContrast } from "./contrast-pairs.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers, resolveTokens } from "./resolve-tokens.ts";
import { withColours } from "./solve-contrast.ts";

const brandsDir = path.join(PACKAGE_ROOT, "brands");

async function offered(): Promise<[string, Edition][]> {
  const ids = (await readdir(brandsDir)).filter((id) => /^[a-z][a-z0-9-]*$/.test(id));
  const all = ids.map(async (id): Promise<[string, Edition][]> => {
    const manifest: unknown = JSON.parse(
      await readFile(path.join(brandsDir, id, "brand.json"), "utf8"),
    );
    const editions = (manifest as { editions: { offered: Edition[] } }).editions.offered;
    return editions.map((edition) => [id, edition]);
  });
  return (await Promise.all(all)).flat();
}

test("at least fifty pairs are checked, all of roles that exist", async () => {
  const resolved = await resolveTokens({
    root: PACKAGE_ROOT,
    brandDir: path.join(brandsDir, "aurora"),
    edition: "classic",
  });
  const names = contrastPairs().flatMap(({ foreground, background }) => [foreground, background]);
  expect(names.length / 2).toBeGreaterThanOrEqual(50);
  expect(names.filter((name) => !resolved.values.has(name))).toEqual([]);
});

describe("every offered edition passes", async () => {
  test.each(await offered())("%s %s", async (id, edition) => {
    const brandDir = path.join(brandsDir, id);
    const resolved = await resolveTokens({ root: PACKAGE_ROOT, brandDir, edition });
    expect(checkContrast(resolved, { brandDir, edition })).toEqual([]);
  });
});

const shared = ["primitive", "semantic", "edition/classic"].map((name) =>
  readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`)),
);
const semantic = shared[1] ?? parseTokens("", "{}");
const SITE = { brandDir: path.resolve("brands/nova"), edition: "classic" } as const;

function withOwn(colours: Readonly<Record<string, string>>) {
  const values = Object.entries(colours).map(([role, $value]) => [role, { $value }]);
  const text = JSON.stringify({ color: Object.fromEntries(values) }, null, 2);
  const own = parseTokens(path.join(SITE.brandDir, "tokens/classic.json"), text);
  return resolveLayers([...shared, own], semantic);
}

test("a colour that is too close in several pairs is one problem with one suggestion", async () => {
  const found = checkContrast(await withOwn({ link: "#eeeeee" }), SITE);
  expect(found.map(({ problem }) => problem)).toMatchObject([
    {
      code: "TOKEN_CONTRAST",
      file: path.join(SITE.brandDir, "tokens/classic.json"),
      line: 3,
      field: "color.link",
      found: "1.05 (#eeeeee on #f1f5f8)",
      allowed: "at least 4.5",
      what: expect.stringMatching(
        /^In the classic edition color\.link \(#eeeeee, brands\/nova\/tokens\/classic\.json:3\) is too close to color\.canvas \(#f1f5f8: 1\.05 of 4\.5\), color\.surface /,
      ),
      fix: expect.stringMatching(
        /^set color\.link to "#[0-9a-f]{6}"; .*`brand check --fix` writes them\.$/,
      ),
    },
  ]);
  expect(found[0]?.pairs).toHaveLength(4);
});

test("a ground that the operator changed is the colour to fix", async () => {
  const found = checkContrast(await withOwn({ canvas: "#808080" }), SITE);
  expect(found.map(({ problem }) => problem.field)).toEqual(["color.canvas"]);
});

test.each<Record<string, string>>([
  { link: "#eeeeee" },
  { canvas: "#808080", surface: "#777777" },
  { "strip-text": "#888888", strip: "#777777" },
  { accent: "#ffe600" },
  { accent: "#ffe600", "accent-hover": "#ffee55", "accent-active": "#eedd00" },
  { accent: "#333333", "accent-mark": "#ffffff" },
  { "text-on-accent": "#ffe600", accent: "#ffffff" },
  {
    text: "#999999",
    "text-muted": "#aaaaaa",
    "surface-hover": "#444444",
    "accent-subtle": "#555555",
  },
])("all suggestions together let every pair pass: %j", async (colours) => {
  const tokens = await withOwn(colours);
  expect(checkContrast(tokens, SITE)).not.toEqual([]);
  const repair = contrastRepair(tokens.values, SITE) ?? {};
  expect(contrastFailures(withColours(tokens.values, repair))).toEqual([]);
});

test("an operator's bright accent stays: its text turns dark, its lines change colour", async () => {
  const tokens = await withOwn({
    accent: "#ffe600",
    "accent-hover": "#ffee55",
    "accent-active": "#eedd00",
  });
  const repair = contrastRepair(tokens.values, SITE) ?? {};
  expect(Object.keys(repair).toSorted()).toEqual(["color.accent-mark", "color.text-on-accent"]);
  expect(contrastRatio(repair["color.text-on-accent"] ?? "", "#eedd00")).toBeGreaterThan(4.5);
});

test("an accent that is nearly dark enough is darkened", async () => {
  const repair = contrastRepair((await withOwn({ accent: "#808080" })).values, SITE);
  expect(Object.keys(repair ?? {})).toEqual(["color.accent"]);
});

test("any colours are solved, or the fix says that no lightness passes", async () => {
  const roles = ["accent", "link", "canvas", "surface", "text", "text-on-accent", "header", "odds"];
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, "0")}`);
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom(...roles), colour, { maxKeys: 4 }),
      async (colours) => {
        const tokens = await withOwn(colours);
        const repair = contrastRepair(tokens.values, SITE);
        const fixes = checkContrast(tokens, SITE).map(({ problem }) => problem.fix);
        const left = repair === null ? [] : contrastFailures(withColours(tokens.values, repair));
        expect(left).toEqual([]);
        expect(fixes.every((fix) => fix.startsWith("no lightness of") === (repair === null))).toBe(
          true,
        );
      },
    ),
    { numRuns: 20 },
  );
});

const CONTRAST = path.join(PACKAGE_ROOT, "tokens", "contrast.json");
const contrastText = await readFile(CONTRAST, "utf8");

test.each([1, 2.2, 5, 7, 21])("a pair may need any ratio: %s", (ratio) => {
  const text = contrastText.replace('"needed": "text"', `"needed": ${ratio}`);
  expect(parseContrast(text, CONTRAST).pairs[0]?.needed).toBe(ratio);
});

test.each([
  ["a ratio above 21", ['"needed": "text"', '"needed": 22'], /1 to 21/],
  ["an unknown level", ['"needed": "text"', '"needed": "texts"'], /text, graphic/],
  ["a field with another name", ['"on":', '"upon":'], /backgrounds/],
  ["a comma too many", ["[", "[,"], /./],
] as const)("%s is named with its line, not a bug of the command", (_, [from, to], fix) => {
  const text = contrastText.replace(from, to);
  let error: unknown;
  try {
    parseContrast(text, CONTRAST);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({ code: "TOKEN_SYNTAX", fix: expect.stringMatching(fix) as string });
  expect(error).toHaveProperty("where.file", CONTRAST);
});
