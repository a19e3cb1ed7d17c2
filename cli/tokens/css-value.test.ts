import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cssValue } from "./css-value.ts";
import { TOKEN_TYPES, type TokenType } from "./token-types.ts";

const layer = { color: "#00000080", offsetX: "0px", offsetY: "1px", blur: "10px", spread: "-2px" };

describe("cssValue", () => {
  test.each<[TokenType, string, unknown, string | null]>([
    ["dimension", "space.4", "1.50rem", "1.5rem"],
    ["dimension", "space.4", { value: 4, unit: "px" }, "4px"],
    ["dimension", "space.4", "-1px", null],
    ["dimension", "tracking.display", "-0.01em", "-0.01em"],
    ["dimension", "space.4", "1vw", null],
    ["dimension", "space.4", "calc(1px)", null],
    ["fontFamily", "font.sans", ["A B", ["宋体"], "sans-serif"], '"A B","宋体",sans-serif'],
    ["fontFamily", "font.sans", ['A"B'], null],
    ["fontFamily", "font.sans", [], null],
    ["fontWeight", "weight.bold", 700, "700"],
    ["fontWeight", "weight.bold", 0, null],
    ["duration", "motion.fast", "120ms", "120ms"],
    ["duration", "motion.fast", "-1s", null],
    ["cubicBezier", "ease.out", [0.2, 0.7, 0.2, 1], "cubic-bezier(0.2,0.7,0.2,1)"],
    ["cubicBezier", "ease.out", [1.2, 0, 0, 1], null],
    ["number", "leading.base", 1.6, "1.6"],
    ["number", "leading.base", 0, null],
    ["number", "z.header", 1.5, null],
    ["shadow", "shadow.1", [], "0 0 transparent"],
    [
      "shadow",
      "shadow.1",
      [layer, { ...layer, inset: true }],
      "0 1px 10px -2px #00000080,inset 0 1px 10px -2px #00000080",
    ],
    ["shadow", "shadow.1", [{ ...layer, blur: "-1px" }], null],
    ["shadow", "shadow.1", [{ ...layer, more: 1 }], null],
  ])("%s %s %j → %s", (type, name, value, css) => {
    expect(cssValue(type, name, value)).toBe(css);
  });
});

/** Combinations of fragments an attacker would try. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ";",
        "{",
        "}",
        "<",
        ">",
        "/*",
        "*/",
        "url(",
        "\\",
        "\n",
        "\r",
        "\f",
        '"',
        "'",
        "@import",
        "expression(",
        "!important",
        "#fff",
        "oklch(",
        "0.5",
        " ",
        ")",
        ",",
        "1px",
        "Arial",
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(""));

const anything = fc.oneof(
  hostile,
  fc.array(hostile, { maxLength: 3 }),
  fc.array(fc.float(), { minLength: 4, maxLength: 4 }),
  fc.record({ value: fc.oneof(fc.float(), hostile), unit: hostile }),
  fc.record({ color: hostile, offsetX: hostile, offsetY: hostile, blur: hostile, spread: hostile }),
  fc.jsonValue(),
);

test("no token value can open a declaration or load a resource", () => {
  fc.assert(
    fc.property(fc.constantFrom(...TOKEN_TYPES), anything, (type, value) => {
      const css = cssValue(type, "font.sans", value);
      if (css === null) return;
      expect(css).not.toMatch(/[;{}<>\\@!\n\r\f]|\/\*|url|expression/);
      expect((css.match(/"/g) ?? []).length % 2).toBe(0);
      expect(css.replaceAll(/"[^"]*"/g, "")).toMatch(/^[\w\s.,#()%-]*$/);
    }),
    { numRuns: 2000 },
  );
});
