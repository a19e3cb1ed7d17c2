import { expect, it } from "vitest";
import { curveOf } from "./price-curve.ts";

const SIZE = { width: 108, height: 28 };

it("draws steps from the lowest to the highest price", () => {
  const points = [
    { at: 0, odds: "0.80" },
    { at: 50, odds: "1.00" },
    { at: 100, odds: "0.90" },
  ];
  expect(curveOf(points, SIZE)).toEqual({
    path: "M4 24H54V4H104V14",
    end: [104, 14],
    low: "0.80",
    high: "1.00",
    opening: null,
  });
});

it("a price that has not moved is a level line in the middle", () => {
  const points = [
    { at: 0, odds: "0.80" },
    { at: 10, odds: "0.80" },
  ];
  expect(curveOf(points, SIZE).path).toBe("M4 14H104V14");
});

it("puts the opening price on the same scale", () => {
  const points = [
    { at: 0, odds: "0.80" },
    { at: 10, odds: "0.90" },
  ];
  const { opening, high, path } = curveOf(points, SIZE, "1.00");
  expect([opening, high, path]).toEqual([4, "1.00", "M4 24H104V14"]);
});
