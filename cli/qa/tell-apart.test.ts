import { expect, it } from "vitest";
import { GREY, picture } from "./sample-picture.ts";
import { differingShare, greyOf, LEAST_SHARE } from "./tell-apart.ts";

const share = (...[one, other]: Parameters<typeof differingShare>) => differingShare(one, other);

it("sees no difference in another hue of the same lightness", () => {
  const red = greyOf(picture(() => [200, 60, 60]));
  const blue = greyOf(picture(() => [60, 95, 152]));
  expect(share(red, blue)).toBe(0);
});

it("counts the pixels of another composition", () => {
  const rail = greyOf(picture((x) => (x < 20 ? [40, 40, 40] : [240, 240, 240])));
  const band = greyOf(picture((_, y) => (y < 12 ? [40, 40, 40] : [240, 240, 240])));
  expect(share(rail, band)).toBeCloseTo(0.32, 2);
  expect(share(rail, rail)).toBe(0);
  expect(LEAST_SHARE).toBeLessThan(0.32);
});

it("takes pictures of different sizes for different", () => {
  expect(share(greyOf(picture(GREY)), greyOf(picture(GREY, 80)))).toBe(1);
});
