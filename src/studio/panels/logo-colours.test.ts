import { expect, it } from "vitest";
import { coloursOfPixels } from "./logo-colours.ts";

const pixels = (...runs: readonly (readonly [count: number, ...rgba: number[]])[]) =>
  runs.flatMap(([count, ...rgba]) => Array.from({ length: count }, () => rgba).flat());

it("takes the strong colours of a logo, the largest area first", () => {
  const logo = pixels(
    [600, 255, 255, 255, 255],
    [200, 20, 20, 24, 255],
    [150, 200, 16, 46, 255],
    [40, 20, 90, 200, 255],
  );
  expect(coloursOfPixels(logo)).toEqual(["#c8102e", "#145ac8"]);
});

it("counts shades of one colour once, and leaves out what cannot be seen or is a speck", () => {
  const logo = pixels(
    [300, 200, 16, 46, 255],
    [100, 208, 30, 60, 255],
    [400, 0, 200, 0, 20],
    [1, 0, 0, 255, 255],
  );
  expect(coloursOfPixels(logo)).toEqual(["#c8102e"]);
});

it("finds nothing in greys", () => {
  expect(coloursOfPixels(pixels([50, 120, 120, 120, 255]))).toEqual([]);
  expect(coloursOfPixels([])).toEqual([]);
});
