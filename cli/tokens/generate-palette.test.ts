import path from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { EDITIONS } from "#contract/locales.ts";
import { PACKAGE_ROOT } from "../paths.ts";
import { checkContrast } from "./check-contrast.ts";
import { generatePalette } from "./generate-palette.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers } from "./resolve-tokens.ts";

const shared = (name: string) => readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`));

/** What a brand with these files has to correct; nothing, for a generated palette. */
function findings(colors: readonly [string, string?]): string[] {
  const palette = generatePalette({ colors, editions: EDITIONS });
  return EDITIONS.flatMap((edition) => {
    const own = [palette.brand, palette[edition] ?? {}].map((tree) =>
      parseTokens("", JSON.stringify(tree)),
    );
    const semantic = shared("semantic");
    const layers = [shared("primitive"), semantic, shared(`edition/${edition}`), ...own];
    const resolved = resolveLayers(layers, semantic);
    return [...resolved.problems, ...checkContrast(resolved, edition)].map(({ what }) => what);
  });
}

test.each(["#000000", "#ffffff", "#ffff00", "#808080", "#ff0000", "#00ff00", "#0000ff", "#7f7f00"])(
  "a palette of %s passes the gate",
  (colour) => {
    expect(findings([colour])).toEqual([]);
  },
);

test("a palette of any one or two colours passes the gate", () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(colour, fc.option(colour, { nil: undefined }), (main, counter) => {
      expect(findings([main, counter])).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("the given colour is the accent where white is readable on it", () => {
  const { classic } = generatePalette({ colors: ["#0B5FA5"], editions: ["classic"] });
  expect(classic?.["color"]?.["accent"]).toEqual({ $value: "#0b5fa5" });
});

test("only asked editions are generated, and other text than #rrggbb is refused", () => {
  expect(Object.keys(generatePalette({ colors: ["#123456"], editions: ["professional"] }))).toEqual(
    ["brand", "professional"],
  );
  expect(() => generatePalette({ colors: ["navy"], editions: EDITIONS })).toThrow(RangeError);
});
