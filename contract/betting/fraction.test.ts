import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compare,
  dividedBy,
  fraction,
  minus,
  negated,
  ofCents,
  parseFraction,
  plus,
  round,
  times,
  toCents,
  toCentsAtMost,
  whole,
} from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

const fractions: fc.Arbitrary<Fraction> = fc
  .tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 500 }))
  .map(([a, b]) => dividedBy(whole(a), whole(b)));

describe("parseFraction", () => {
  it.each([
    ["0.94", 47n, 50n],
    ["-1.5", -3n, 2n],
    ["+2", 2n, 1n],
    ["007.10", 71n, 10n],
    ["-0", 0n, 1n],
    ["12345678901234567890.1", 123456789012345678901n, 10n],
  ])("reads %s", (text, numerator, denominator) => {
    expect(parseFraction(text)).toEqual({ numerator, denominator });
  });

  it.each(["", " 1", "1 ", "1.", ".5", "1e3", "--1", "1,5", "0x1", "NaN", "a1", "1a", "1.5.5"])(
    "refuses %j",
    (text) => {
      expect(parseFraction(text)).toBeNull();
      expect(() => fraction(text)).toThrow(`"${text}" is not a decimal number`);
    },
  );
});

describe("arithmetic", () => {
  it("is commutative, associative and distributive", () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(plus(a, b)).toEqual(plus(b, a));
        expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
        expect(minus(plus(a, b), b)).toEqual(a);
        expect(plus(a, negated(a))).toEqual(whole(0));
      }),
    );
  });

  it("division undoes multiplication", () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        fc.pre(b.numerator !== 0n);
        expect(dividedBy(times(a, b), b)).toEqual(a);
      }),
    );
  });

  it("keeps lowest terms and a positive denominator", () => {
    expect(dividedBy(whole(4), whole(-6))).toEqual({ numerator: -2n, denominator: 3n });
    expect(dividedBy(whole(-4), whole(-6))).toEqual({ numerator: 2n, denominator: 3n });
    expect(plus(fraction("0.5"), fraction("0.5"))).toEqual(whole(1));
  });

  it("refuses to divide by zero", () => {
    expect(() => dividedBy(whole(1), whole(0))).toThrow("division by zero");
  });

  it("compares two fractions", () => {
    expect(compare(fraction("0.3"), fraction("0.30"))).toBe(0);
    expect(compare(fraction("-0.3"), fraction("0.2"))).toBe(-1);
    expect(compare(fraction("0.35"), fraction("0.3"))).toBe(1);
  });
});

describe("round", () => {
  it.each([
    ["1.005", 2, "1.00", "1.01"],
    ["1.0049", 2, "1.00", "1.00"],
    ["-1.005", 2, "-1.01", "-1.01"],
    ["-1.004", 2, "-1.01", "-1.00"],
    ["-1.01", 2, "-1.01", "-1.01"],
    ["-0.001", 2, "-0.01", "0.00"],
    ["0.07", 2, "0.07", "0.07"],
    ["2.5", 0, "2", "3"],
    ["-2.5", 0, "-3", "-3"],
    ["123", 1, "123.0", "123.0"],
    ["0", 2, "0.00", "0.00"],
  ])("%s to %i decimals", (text, decimals, down, halfUp) => {
    expect(round(fraction(text), decimals, "down")).toBe(down);
    expect(round(fraction(text), decimals, "halfUp")).toBe(halfUp);
  });

  it("is exact with many decimals", () => {
    expect(round(fraction("0.017"), 40, "halfUp")).toBe(`0.017${"0".repeat(37)}`);
  });

  it("is within half a step, and rounding down is never above the value", () => {
    fc.assert(
      fc.property(fractions, (value) => {
        const off = minus(fraction(round(value, 2, "halfUp")), value);
        expect(compare(times(off, off), fraction("0.000025"))).toBeLessThan(1);
        const below = minus(value, fraction(round(value, 2, "down")));
        expect(compare(below, whole(0))).toBeGreaterThan(-1);
        expect(compare(below, fraction("0.01"))).toBe(-1);
      }),
    );
  });
});

describe("cents", () => {
  it("convert to units and back", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(toCents(ofCents(cents), "down")).toBe(cents);
      }),
    );
  });

  it("round by the given mode", () => {
    expect(toCents(fraction("9.995"), "down")).toBe(999);
    expect(toCents(fraction("9.995"), "halfUp")).toBe(1000);
    expect(toCents(fraction("-9.991"), "down")).toBe(-1000);
  });

  it("are cut at the maximum", () => {
    expect(toCentsAtMost(fraction("1.005"), 100, "halfUp")).toBe(100);
    expect(toCentsAtMost(fraction("0.995"), 100, "down")).toBe(99);
    expect(toCentsAtMost(fraction("0.995"), 100, "halfUp")).toBe(100);
    expect(toCentsAtMost(fraction("9".repeat(30)), 100, "down")).toBe(100);
  });

  it("throw when a number cannot hold them exactly", () => {
    expect(toCents(ofCents(Number.MAX_SAFE_INTEGER), "down")).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => toCents(fraction("90071992547409.92"), "down")).toThrow(RangeError);
    expect(() => toCents(fraction("-90071992547409.92"), "down")).toThrow("too large");
  });
});
