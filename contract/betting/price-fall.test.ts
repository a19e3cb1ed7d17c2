import fc from "fast-check";
import { expect, it } from "vitest";
import { fallsByMore, leastOdds } from "./price-fall.ts";

it.each([
  ["0.90", 5, "0.8550"],
  ["0.9", 5, "0.855"],
  ["2.00", 5, "1.9000"],
  ["12", 50, "6.00"],
  ["0.03", 1, "0.0297"],
])("takes nothing below so much of %s: %i %%", (odds, percent, least) => {
  expect(leastOdds(odds, percent)).toBe(least);
  expect(fallsByMore(odds, least, percent)).toBe(false);
});

it.each([
  ["0.90", "0.86", false],
  ["0.90", "0.855", false],
  ["0.90", "0.85", true],
  ["0.90", "0.40", true],
  ["0.90", "0.33", true],
  ["0.90", "1.50", false],
  ["2.00", "1.90", false],
  ["2.00", "1.89", true],
  ["0.90", "-", false],
  ["-", "0.90", false],
])("5 %% of %s, now %s: falls by more is %s", (from, to, falls) => {
  expect(fallsByMore(from, to, 5)).toBe(falls);
});

it("is exact in whole numbers", () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  const text = (value: number) =>
    `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, "0")}`;
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 99 }), (from, to, percent) => {
      const falls = to * 100 < from * (100 - percent);
      expect(fallsByMore(text(from), text(to), percent)).toBe(falls);
    }),
  );
});
