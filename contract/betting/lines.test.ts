import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oppositeLine, settleHandicap, settleTotal, shownLine } from "./lines.ts";
import type { Outcome } from "./result-codes.ts";

const WORTH = { W: 2, LW: 1, P: 0, LL: -1, L: -2 };
const worth = (outcome: Outcome) => WORTH[outcome as keyof typeof WORTH];

const quarters = fc.integer({ min: -40, max: 40 });
const line = (value: number) => String(value / 4);
const scores = fc.nat({ max: 9 });

// The published tables: rows are lines, columns are the margin or the total.
describe("settleHandicap", () => {
  it.each([
    ["0", "P", "W", "W", "W"],
    ["-0.25", "LL", "W", "W", "W"],
    ["-0.5", "L", "W", "W", "W"],
    ["-0.75", "L", "LW", "W", "W"],
    ["-1", "L", "P", "W", "W"],
    ["-1.25", "L", "LL", "W", "W"],
    ["-1.5", "L", "L", "W", "W"],
    ["-1.75", "L", "L", "LW", "W"],
    ["-2", "L", "L", "P", "W"],
  ])("line %s", (text, ...codes) => {
    expect(codes.map((_, margin) => settleHandicap(text, 1 + margin, 1))).toEqual(codes);
  });

  it("is the mean of the neighbouring lines", () => {
    fc.assert(
      fc.property(quarters, scores, scores, (value, a, b) => {
        const odd = 2 * value + 1;
        const [low, mid, high] = [odd - 1, odd, odd + 1].map((q) =>
          worth(settleHandicap(line(q), a, b)),
        );
        expect(2 * (mid ?? 0)).toBe((low ?? 0) + (high ?? 0));
      }),
    );
  });

  it("settles both sides as opposites", () => {
    fc.assert(
      fc.property(quarters, scores, scores, (value, a, b) => {
        const text = line(value);
        expect(worth(settleHandicap(oppositeLine(text), b, a))).toBe(
          0 - worth(settleHandicap(text, a, b)),
        );
      }),
    );
  });
});

describe("settleTotal", () => {
  it.each([
    ["2", "L", "P", "W", "W"],
    ["2.25", "L", "LL", "W", "W"],
    ["2.5", "L", "L", "W", "W"],
    ["2.75", "L", "L", "LW", "W"],
    ["3", "L", "L", "P", "W"],
    ["3.25", "L", "L", "LL", "W"],
    ["3.5", "L", "L", "L", "W"],
  ])("over %s", (text, ...codes) => {
    expect(codes.map((_, index) => settleTotal(text, index + 1, "over"))).toEqual(codes);
  });

  it("settles over and under as opposites", () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), scores, (value, total) => {
        const [over, under] = (["over", "under"] as const).map((side) =>
          worth(settleTotal(line(value), total, side)),
        );
        expect((over ?? 9) + (under ?? 9)).toBe(0);
      }),
    );
  });
});

describe("the text of a line", () => {
  it.each([
    ["-0.75", "-0.5/1", "0.75"],
    ["0.75", "0.5/1", "-0.75"],
    ["0.25", "0/0.5", "-0.25"],
    ["-0.25", "-0/0.5", "0.25"],
    ["-1.50", "-1.5", "1.5"],
    ["2", "2", "-2"],
    ["0", "0", "0"],
    ["-0", "0", "0"],
    ["2.75", "2.5/3", "-2.75"],
  ])("%s", (text, shown, opposite) => {
    expect(shownLine(text)).toBe(shown);
    expect(oppositeLine(text)).toBe(opposite);
  });

  it("throws for a line that is not a quarter", () => {
    expect(() => shownLine("0.3")).toThrow('"0.3" is not a line in quarters');
    expect(() => shownLine("0.5/1")).toThrow(RangeError);
  });
});
