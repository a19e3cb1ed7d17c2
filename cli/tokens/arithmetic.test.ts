import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, evaluateNumber } from "./arithmetic.ts";

test.each([
  ["0.012*0.55", 0.0066],
  ["192+98", 290],
  ["192-32*0.5", 176],
  ["2*-3", -6],
  ["1--3", 4],
  ["1+-3", -2],
  [".5", 0.5],
  ["-4", -4],
])("%s is %d", (text, value) => {
  expect(evaluateNumber(text)).toBeCloseTo(value, 10);
});

test.each(["", "1 + 2", "1/2", "2*", "+1", "1e3", "NaN", "(1)", "1..2", "1*+2", "9".repeat(201)])(
  "%j is not a number",
  (text) => {
    expect(evaluateNumber(text)).toBeNull();
  },
);

test("sums and products are those of JavaScript", () => {
  const small = fc.integer({ min: -999, max: 999 });
  fc.assert(
    fc.property(small, small, small, (a, b, c) => {
      expect(evaluateNumber(`${a}+${b}*${c}`)).toBe(a + b * c);
      expect(evaluateNumber(`${a}-${b}`)).toBe(a - b);
    }),
  );
});

test("a decimal has no exponent, no trailing zero and no negative zero", () => {
  expect([
    decimal(1e-7),
    decimal(-0.00001),
    decimal(1.5),
    decimal(700),
    decimal(0.1 + 0.2),
  ]).toEqual(["0", "0", "1.5", "700", "0.3"]);
});
