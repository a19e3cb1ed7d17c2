import { describe, expect, test } from "vitest";
import { contrastRatio, evaluateColour, layOver } from "./colour.ts";
import { nearestPassing } from "./nearest-passing.ts";

describe("evaluateColour", () => {
  test.each([
    ["oklch(1 0 0)", "#ffffff"],
    ["oklch(0 0 0)", "#000000"],
    ["oklch(1 0 0 / 0.5)", "#ffffff80"],
    ["oklch(0.628 0.2577 29.23)", "#ff0000"],
    ["oklch(0.5 0.05*2 100+92)", "#007270"],
    ["oklch(0.5 0.1 -168)", "#007270"],
    ["#AbC", "#aabbcc"],
    ["#12345678", "#12345678"],
    ["transparent", "#00000000"],
    ["rgb(0,0,0)", "#000000"],
    ["rgb(100% 0% 0% / 50%)", "#ff000080"],
    ["rgba(18, 52, 86, 1)", "#123456"],
    ["hsl(210 100% 50%)", "#0080ff"],
    ["hsl(210deg, 100%, 50%)", "#0080ff"],
    ["oklch(100% 0% 0)", "#ffffff"],
    ["oklch(62.8% 0.2577 29.23deg)", "#ff0000"],
  ])("%s is %s", (text, hex) => {
    expect(evaluateColour(text)).toBe(hex);
  });

  test("chroma outside sRGB is reduced, lightness stays", () => {
    expect(evaluateColour("oklch(0.5 0.4 145)")).toMatch(/^#[0-9a-f]{6}$/);
    const [inside, outside] = [0.1, 0.4].map((c) => evaluateColour(`oklch(0.5 ${c} 145)`) ?? "");
    expect(contrastRatio(inside ?? "", "#ffffff")).toBeCloseTo(
      contrastRatio(outside ?? "", "#ffffff"),
      0,
    );
  });

  test.each([
    "red",
    "oklch(2 0 0)",
    "oklch(0.5 0.1)",
    "oklch(0--)",
    "rgb(0,0)",
    "hsl(210 100% 50%",
    "rgb(var(--x))",
    "color-mix(in srgb, red, blue)",
    "#12345",
    "oklch(0.5 0.1 20 / 2)",
  ])("%s is not a colour a token may hold", (text) => {
    expect(evaluateColour(text)).toBeNull();
  });
});

test("contrast follows WCAG 2 and composites translucent colours", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(layOver("#00000080", "#ffffff")).toBe("#7f7f7f");
  expect(contrastRatio("#00000080", "#ffffff")).toBeCloseTo(contrastRatio("#7f7f7f", "#ffffff"), 5);
});

test("the nearest passing colour keeps its hue and passes", () => {
  const near = nearestPassing("#7aa5a4", "#ffffff", 4.5);
  expect(near).toBe("#547e7d");
  expect(contrastRatio(near ?? "", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(nearestPassing("#808080", "#808080", 21)).toBeNull();
});
