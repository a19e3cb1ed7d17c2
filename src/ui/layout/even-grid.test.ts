import { expect, it } from "vitest";
import { evenColumns, isLastAlone } from "./even-grid.ts";

/** Lengths of the rows. */
function rows(count: number, most: number): number[] {
  const columns = evenColumns(count, most);
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    Math.min(columns, count - row * columns),
  );
}

it.each([
  [9, 8, [5, 4]],
  [9, 5, [5, 4]],
  [9, 4, [3, 3, 3]],
  [7, 6, [4, 3]],
  [10, 6, [5, 5]],
  [3, 5, [3]],
  [1, 5, [1]],
])("%s cards in at most %s columns stand as %s", (count, most, expected) => {
  expect(rows(count, most)).toEqual(expected);
});

const COUNTS = Array.from({ length: 10 }, (_, at) => at + 3);

it.each([4, 5, 6, 7])("in at most %s columns no card stands alone", (most) => {
  for (const count of COUNTS) {
    expect(evenColumns(count, most)).toBeLessThanOrEqual(most);
    expect(rows(count, most).at(-1), `${count}`).toBeGreaterThan(1);
    expect(isLastAlone(count, most)).toBe(false);
  }
});

it.each([2, 3])("in at most %s columns one that stands alone is known", (most) => {
  for (const count of COUNTS) expect(isLastAlone(count, most)).toBe(rows(count, most).at(-1) === 1);
});
