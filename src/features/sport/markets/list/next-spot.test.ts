import { expect, it } from "vitest";
import { above, beside, edge, entering } from "./next-spot.ts";
import type { Spot } from "./spot.ts";

const at = (line: number, column: number): Spot => ({ line, column });

/** A handicap of two prices, a total without its first, a 1X2 of three, and the last column. */
const ROW = [at(0, 0), at(0, 1), at(1, 1), at(1, 2), at(0, 3), at(1, 3), at(2, 3), at(0, 9)];

it("moves sideways to the nearest column, on the nearest line", () => {
  expect(beside(ROW, at(0, 1), 1)).toEqual(at(1, 2));
  expect(beside(ROW, at(2, 3), 1)).toEqual(at(0, 9));
  expect(beside(ROW, at(2, 3), -1)).toEqual(at(1, 2));
  expect(beside(ROW, at(0, 0), -1)).toBeNull();
});

it("moves up and down within a column", () => {
  expect(above(ROW, at(0, 3), 1)).toEqual(at(1, 3));
  expect(above(ROW, at(2, 3), 1)).toBeNull();
  expect(above(ROW, at(2, 3), -1)).toEqual(at(1, 3));
});

it("enters a row in the same column, from above at its first line", () => {
  expect(entering(ROW, 3, 1)).toEqual(at(0, 3));
  expect(entering(ROW, 3, -1)).toEqual(at(2, 3));
  expect(entering([at(0, 0)], 3, 1)).toEqual(at(0, 0));
  expect(entering([], 3, 1)).toBeNull();
});

it("finds both ends of a row", () => {
  expect(edge(ROW, 1)).toEqual(at(0, 9));
  expect(edge(ROW, -1)).toEqual(at(0, 0));
});
