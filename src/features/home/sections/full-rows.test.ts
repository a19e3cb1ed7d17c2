import { describe, expect, test } from "vitest";
import { fullCount, rowSpans, TRACKS } from "./full-rows.ts";

describe("rowSpans", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("fills every row with %i tiles", (count) => {
    for (const perRow of [2, 3, 4, 7]) {
      const spans = rowSpans(count, perRow);
      expect(spans).toHaveLength(count);
      expect(spans.reduce((sum, span) => sum + span, 0)).toBe(Math.ceil(count / perRow) * TRACKS);
    }
  });

  test("puts the fuller row first", () => {
    expect(rowSpans(5, 3)).toEqual([20, 20, 20, 30, 30]);
  });
});

describe("fullCount", () => {
  test("drops tiles that would not fill a row", () => {
    expect(fullCount(11, 4, 3)).toBe(8);
    expect(fullCount(30, 4, 2)).toBe(8);
  });

  test("keeps a single short row", () => {
    expect(fullCount(3, 4, 2)).toBe(3);
  });
});
