import { readFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { transformWithOxc } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../files/digest.ts";
import { inlineCalls } from "./inline-calls.ts";
import type { Panda } from "./panda.ts";
import { generatedPanda, ROOT } from "./sample-panda.ts";
import type { RecipeConfig, Styles } from "./recipe-table.ts";
import { slotRecipe, styleRecipe } from "./style-recipe.ts";

let panda: Panda;

beforeAll(async () => {
  panda = await generatedPanda();
}, 60_000);

const IMPORT = `import { css, cva, sva, cx } from "#styled/css/index.js";\n`;

function evaluate(call: string): unknown {
  const { inlined, left } = inlineCalls(`${IMPORT}export const it = ${call};`, panda);
  if (left.length > 0) return null;
  const expression = inlined.slice(inlined.indexOf("export const it = ") + 18, -1);
  return new Function("styleRecipe", "slotRecipe", `return ${expression}`)(styleRecipe, slotRecipe);
}

const classes = (names: string) => new Set(names.split(" ").filter(Boolean));

const value = fc.constantFrom<unknown>(
  "[1px]",
  "2",
  "accent",
  { base: "1", desktop: "3" },
  { _hover: "4" },
  ["5", "6"],
);
const property = fc.constantFrom("p", "padding", "paddingTop", "color", "margin", "_hover", "& b");
const styles = fc
  .dictionary(property, value, { maxKeys: 4 })
  .map((style) =>
    Object.fromEntries(
      Object.entries(style).map(([key, found]) => [
        key,
        /^[_&]/.test(key) ? { color: found } : found,
      ]),
    ),
  );
const AXES = { tone: ["a", "b"], size: ["sm", "lg"], on: ["true"] } as const;
const variants = fc.record({
  tone: fc.record({ a: styles, b: styles }),
  size: fc.record({ sm: styles, lg: styles }),
  on: fc.record({ true: styles }),
});
const compound = fc.record(
  { tone: fc.constantFrom<unknown>("a", ["a", "b"]), on: fc.constant(true), css: styles },
  { requiredKeys: ["css"] },
);
const recipe = fc.record(
  {
    base: styles,
    variants,
    defaultVariants: fc.record(
      { tone: fc.constantFrom("a", "b"), size: fc.constant("sm") },
      { requiredKeys: [] },
    ),
    compoundVariants: fc.array(compound, { maxLength: 2 }),
  },
  { requiredKeys: ["variants"] },
) as unknown as fc.Arbitrary<RecipeConfig>;

function combinations(): Styles[] {
  const unnamed = [undefined, "unheard-of"];
  return [...AXES.tone, ...unnamed].flatMap((tone) =>
    [...AXES.size, ...unnamed].flatMap((size) =>
      [true, false, undefined].map((on) => ({ tone, size, on })),
    ),
  );
}

describe("inlineCalls", () => {
  it("writes the class names of literal styles", () => {
    fc.assert(
      fc.property(styles, styles, (one, two) => {
        expect(evaluate(`css(${JSON.stringify(one)}, ${JSON.stringify(two)})`)).toBe(
          panda.css(one, two),
        );
      }),
    );
  });

  it("gives the same classes as Panda for every combination of variants", () => {
    let inlined = 0;
    fc.assert(
      fc.property(recipe, (config) => {
        const found = evaluate(`cva(${JSON.stringify(config)})`) as
          | ((props?: Styles) => string)
          | null;
        if (found === null) return; // depends on the order of the props
        inlined += 1;
        const expected = panda.cva(config);
        for (const props of combinations())
          expect(classes(found(props))).toEqual(classes(expected(props)));
        expect(classes(found())).toEqual(classes(expected()));
      }),
      { numRuns: 100 },
    );
    expect(inlined).toBeGreaterThan(10);
  });

  it("gives the same classes as Panda for every slot", () => {
    const config = {
      className: "tabs",
      slots: ["root", "tab"],
      base: { root: { color: "accent" }, tab: { padding: "1" } },
      variants: { size: { sm: { tab: { padding: "2" } }, lg: { root: { margin: "1" } } } },
      defaultVariants: { size: "sm" },
    };
    const found = evaluate(`sva(${JSON.stringify(config)})`) as (
      props?: Styles,
    ) => Record<string, string>;
    const expected = panda.sva(config) as typeof found;
    const sets = (slots: Record<string, string>) =>
      Object.entries(slots).map(([slot, names]) => [slot, classes(names)]);
    for (const size of ["sm", "lg", undefined, "xl"])
      expect(sets(found({ size }))).toEqual(sets(expected({ size })));
  });

  it("does not change calls with styles that are known only at run time", () => {
    const code = `${IMPORT}const a = (c) => css({ color: c });`;
    expect(inlineCalls(code, panda)).toEqual({ inlined: code, left: ["css({ color: c })"] });
  });

  it("refuses properties that an inlined recipe lacks", () => {
    expect(() => inlineCalls(`${IMPORT}const a = cva({}).variantMap;`, panda)).toThrow(
      "a function and nothing else",
    );
  });
});

it("inlines every style call of the sources, so that bundles need no style runtime", async () => {
  const left: string[] = [];
  for (const file of listFiles(path.join(ROOT, "src"))) {
    if (!/\.tsx?$/.test(file) || file.includes(".test.")) continue;
    const source = await readFile(path.join(ROOT, "src", file), "utf8");
    if (!source.includes("#styled/")) continue;
    const { code } = await transformWithOxc(source, file);
    for (const call of inlineCalls(code, panda).left) left.push(`${file}: ${call}`);
  }
  expect(left).toEqual([]);
});
