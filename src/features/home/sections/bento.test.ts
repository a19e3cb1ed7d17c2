import { expect, test } from "vitest";
import { arrangeBento } from "./bento.ts";

test.each([1, 2, 3, 4, 5, 6])("a bento of %i tiles fills two rows of four", (count) => {
  const cells = arrangeBento(count, 4);
  expect(cells).toHaveLength(count);
  expect(cells.reduce((sum, cell) => sum + cell.span * cell.rows, 0)).toBe(8);
});

test.each([1, 2, 3, 4, 5, 6])("a bento of %i tiles fills the rows of a phone", (count) => {
  expect(arrangeBento(count, 4).reduce((sum, cell) => sum + cell.phoneSpan, 0) % 2).toBe(0);
});

test("the wide tiles of six stand at opposite ends", () => {
  expect(arrangeBento(6, 4).map((cell) => cell.span)).toEqual([2, 1, 1, 1, 1, 2]);
});

test("two columns hold four promotions or fewer", () => {
  for (const count of [1, 2, 3, 4]) {
    expect(arrangeBento(count, 2).reduce((sum, cell) => sum + cell.span * cell.rows, 0)).toBe(4);
  }
});
