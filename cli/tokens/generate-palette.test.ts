import path from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { checkContrast } from "./check-contrast.ts";
import { contrastRatio, oklchOf } from "./colour.ts";
import { generatePalette } from "./generate-palette.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers } from "./resolve-tokens.ts";

const shared = (name: string) => readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`));

async function resolve(colors: readonly [string, string?], edition: Edition) {
  const palette = await generatePalette({ colors, editions: EDITIONS });
  const own = [palette.brand, palette[edition] ?? {}].map((tree) =>
    parseTokens("", JSON.stringify(tree)),
  );
  const semantic = shared("semantic");
  const layers = [shared("primitive"), semantic, shared(`edition/${edition}`), ...own];
  return resolveLayers(layers, semantic);
}

/** Colours by role, as `#rrggbb` without alpha. */
async function coloursOf(main: string, edition: Edition): Promise<(role: string) => string> {
  const { values } = await resolve([main], edition);
  return (role) => values.get(`color.${role}`)?.value.slice(0, 7) ?? "";
}

async function problemsOf(colors: readonly [string, string?]): Promise<string[]> {
  const found = EDITIONS.map(async (edition) => {
    const resolved = await resolve(colors, edition);
    const close = checkContrast(resolved, { brandDir: "", edition }).map(({ problem }) => problem);
    return [...resolved.problems, ...close].map(({ what }) => what);
  });
  return (await Promise.all(found)).flat();
}

const ANY =
  "#000000 #ffffff #ffff00 #808080 #ff0000 #00ff00 #0000ff #7f7f00 #ffe600 #00e5ff #a3ff12 #ff6a00 #00a86b #0b5fa5".split(
    " ",
  );

test.each(ANY)("a palette of %s passes the contrast check", async (colour) => {
  expect(await problemsOf([colour])).toEqual([]);
});

test("a palette of any one or two colours passes the contrast check", async () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, "0")}`);
  await fc.assert(
    fc.asyncProperty(colour, fc.option(colour, { nil: undefined }), async (main, counter) => {
      expect(await problemsOf([main, counter])).toEqual([]);
    }),
    { numRuns: 10 },
  );
});

test.each(["#0B5FA5", "#000000"])("%s is the accent with white text on it", async (colour) => {
  const { classic } = await generatePalette({ colors: [colour], editions: ["classic"] });
  expect(classic?.["color"]?.["accent"]).toEqual({ $value: colour.toLowerCase() });
  expect((await coloursOf(colour, "classic"))("text-on-accent")).toBe("#fdfdfd");
});

test("a grey that white text is nearly readable on is darkened by a little", async () => {
  const accent = (await coloursOf("#808080", "classic"))("accent");
  expect(contrastRatio("#fdfdfd", accent)).toBeGreaterThanOrEqual(4.5);
  expect(oklchOf("#808080").l - oklchOf(accent).l).toBeLessThan(0.05);
});

const BRIGHT = ["#ffe600", "#00e5ff", "#a3ff12", "#ffffff", "#ff6a00", "#00a86b"];

describe.each(EDITIONS)("a bright colour in the %s edition", (edition) => {
  test.each(BRIGHT)("%s stays as the fill, with dark text on it", async (colour) => {
    const role = await coloursOf(colour, edition);
    expect(role("accent")).toBe(colour);
    expect(oklchOf(role("text-on-accent")).l).toBeLessThan(0.25);
    const fills = ["accent", "accent-hover", "accent-active"].map(role);
    expect(new Set(fills).size).toBe(3);
    for (const fill of fills)
      expect(contrastRatio(role("text-on-accent"), fill)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(BRIGHT)("%s has lines and edges that are seen on every surface", async (colour) => {
    const role = await coloursOf(colour, edition);
    for (const ground of ["canvas", "surface", "surface-sunken", "surface-overlay", "odds"])
      expect(contrastRatio(role("accent-mark"), role(ground))).toBeGreaterThanOrEqual(3);
  });
});

test("a pale brand's lines are darker than the grey ones around them", async () => {
  const role = await coloursOf("#ffffff", "classic");
  expect(oklchOf(role("accent-mark")).l).toBeLessThan(oklchOf(role("border-control")).l - 0.2);
});

describe.each(EDITIONS)("a grey brand in the %s edition", (edition) => {
  test.each(["#ffffff", "#000000", "#808080"])(
    "%s has grey veils and dark grounds",
    async (colour) => {
      const role = await coloursOf(colour, edition);
      for (const ground of ["art-ground", "art-panel", "art-veil", "scrim", "on-art-muted"])
        expect(oklchOf(role(ground)).c).toBe(0);
    },
  );
});

test("only requested editions are generated; a colour must be #rrggbb", async () => {
  const palette = await generatePalette({ colors: ["#123456"], editions: ["professional"] });
  expect(Object.keys(palette)).toEqual(["brand", "professional"]);
  const named = generatePalette({ colors: ["navy"], editions: EDITIONS });
  await expect(named).rejects.toThrow(RangeError);
});
