import { expect, it } from "vitest";
import { anchorShift, type Placed } from "./scroll-anchor.ts";

const rows = (...keys: string[]): Placed[] =>
  keys.map((key, at) => ({ key, start: 500 + at * 100, end: 600 + at * 100 }));

const VIEW = { list: 500, top: 720, bottom: 1400 };

function shift(before: Placed[], after: Placed[], view = VIEW): number {
  return anchorShift(before, (key) => after.find((row) => row.key === key)?.start, view);
}

it("scrolls by what was inserted or removed above", () => {
  expect(shift(rows("a", "b", "c", "d"), rows("n", "a", "b", "c", "d"))).toBe(100);
  expect(shift(rows("a", "b", "c", "d"), rows("b", "c", "d"))).toBe(-100);
  expect(shift(rows("a", "b", "c", "d"), rows("a", "b", "c", "n", "d"))).toBe(0);
});

it("anchors at the next row when the first visible one is gone", () => {
  expect(shift(rows("a", "b", "c", "d"), rows("a", "n", "m", "d"))).toBe(0);
  expect(shift(rows("a", "b", "c", "d"), rows("a", "b", "d"))).toBe(-100);
});

it("does not scroll at the head of the list, or with an entirely new list", () => {
  expect(shift(rows("a", "b"), rows("n", "a", "b"), { list: 500, top: 400, bottom: 900 })).toBe(0);
  expect(shift(rows("a", "b", "c"), rows("x", "y"))).toBe(0);
  expect(shift([], rows("x"))).toBe(0);
});
