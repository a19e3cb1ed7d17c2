import { expect, test } from "vitest";
import { extremes, HEAT_STEPS, heatCells } from "./frequency.ts";

const past = (balls: number[]) => [{ issue: "1", balls, special: null }];

test("heat runs from the rarest to the most frequent number", () => {
  const cells = heatCells({ frequency: [10, 20, 15], balls: [3], history: past([1]) });
  expect(cells.map((cell) => cell.number)).toEqual([1, 2, 3]);
  expect(cells.map((cell) => cell.heat)).toEqual([0, HEAT_STEPS - 1, 2]);
});

test("digit games start at zero", () => {
  const frequency = Array.from({ length: 10 }, () => 4);
  expect(heatCells({ frequency, balls: [7], history: [] })[0]?.number).toBe(0);
  expect(heatCells({ frequency, balls: [10], history: [] })[0]?.number).toBe(1);
});

test("an even draw has no hot number", () => {
  const cells = heatCells({ frequency: [5, 5, 5], balls: [1], history: [] });
  expect(cells.every((cell) => cell.heat === 0)).toBe(true);
});

test("names the hottest and coldest, ties by number", () => {
  const cells = heatCells({ frequency: [3, 9, 3, 9], balls: [4], history: [] });
  expect(extremes(cells, 1)).toMatchObject({ hot: [{ number: 2 }], cold: [{ number: 1 }] });
});
