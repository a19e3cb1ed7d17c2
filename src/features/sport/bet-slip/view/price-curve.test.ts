import { expect, it } from "vitest";
import { curveOf } from "./price-curve.ts";

it("draws steps from the lowest to the highest price", () => {
  const points = [
    { at: 0, odds: "0.80" },
    { at: 50, odds: "1.00" },
    { at: 100, odds: "0.90" },
  ];
  expect(curveOf(points, 108, 28)).toEqual({
    path: "M4 24H54V4H104V14",
    end: [104, 14],
    low: "0.80",
    high: "1.00",
  });
});

it("a price that has not moved is a level line in the middle", () => {
  const points = [
    { at: 0, odds: "0.80" },
    { at: 10, odds: "0.80" },
  ];
  expect(curveOf(points, 108, 28).path).toBe("M4 14H104V14");
});
