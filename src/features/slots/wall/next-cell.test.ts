import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { nextCell } from "./next-cell.ts";

const WALL = { total: 20, columns: 6, page: 3 };

test("arrows go to the neighbour, around the end of a row", () => {
  expect(nextCell("ArrowRight", 5, WALL)).toBe(6);
  expect(nextCell("ArrowLeft", 6, WALL)).toBe(5);
  expect(nextCell("ArrowDown", 1, WALL)).toBe(7);
  expect(nextCell("ArrowUp", 7, WALL)).toBe(1);
});

test("down from a full row reaches the last cell of a shorter one", () => {
  expect(nextCell("ArrowDown", 16, WALL)).toBe(19);
});

test("Home and End go to the ends of the whole wall", () => {
  expect(nextCell("Home", 13, WALL)).toBe(0);
  expect(nextCell("End", 2, WALL)).toBe(19);
});

test("stays where there is nothing beyond, and ignores other keys", () => {
  expect(nextCell("ArrowLeft", 0, WALL)).toBeNull();
  expect(nextCell("ArrowUp", 3, WALL)).toBeNull();
  expect(nextCell("End", 19, WALL)).toBeNull();
  expect(nextCell("a", 3, WALL)).toBeNull();
});

test("never leaves the wall", () => {
  const keys = constantFrom(
    "ArrowRight",
    "ArrowLeft",
    "ArrowDown",
    "ArrowUp",
    "PageDown",
    "PageUp",
    "Home",
    "End",
  );
  assert(
    property(
      keys,
      integer({ min: 1, max: 400 }),
      integer({ min: 1, max: 12 }),
      integer({ min: 0 }),
      (key, total, columns, seed) => {
        const to = nextCell(key, seed % total, { total, columns, page: 3 });
        if (to === null) return;
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(total);
      },
    ),
  );
});
