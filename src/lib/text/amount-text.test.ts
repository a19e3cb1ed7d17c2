import fc from "fast-check";
import { expect, it } from "vitest";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { addAmount, amountInput, amountProblem, amountText, tidyAmount } from "./amount-text.ts";

it.each([
  ["", "required"],
  [".", "format"],
  ["1e3", "format"],
  ["-5", "format"],
  ["1.2.3", "format"],
  ["1.239", "decimals"],
  ["1234567890123", "long"],
  ["0", "zero"],
  ["0.00", "zero"],
  ["100.01", "tooMuch"],
  ["100", null],
  [".5", null],
  ["100.", null],
] as const)("finds in %j with 100.00 to take from: %s", (text, problem) => {
  expect(amountProblem(text, 10_000)).toBe(problem);
});

it("round-trips every amount to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      const text = amountText(cents);
      expect(text).toMatch(/^\d+\.\d{2}$/u);
      expect(typedAmount(text)).toEqual({ text, cents, problem: null });
    }),
  );
});

it.each([
  [300_000, "3000"],
  [300_050, "3000.50"],
  [5, "0.05"],
  [0, "0"],
  [10_000_000, "100000"],
])("fills in %i cents as %s, which is read as the same", (cents, text) => {
  expect(amountInput(cents)).toBe(text);
  expect(typedAmount(text)).toEqual({ text, cents, problem: null });
});

it.each([
  ["1000.00", "1000"],
  ["1000.", "1000"],
  ["01000", "1000"],
  [".5", "0.50"],
  ["0.5", "0.50"],
  ["", ""],
  ["1e3", "1e3"],
  ["1.239", "1.239"],
  ["1234567890.1", "1234567890.1"],
])("writes %j as %j once the field is left", (typed, text) => {
  expect(tidyAmount(typed)).toBe(text);
});

it("writes equal amounts alike", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(tidyAmount(amountText(cents))).toBe(amountInput(cents));
      expect(tidyAmount(amountInput(cents))).toBe(amountInput(cents));
    }),
  );
});

it("adds a quick amount to the amount, whose decimals stay", () => {
  expect(addAmount("", 100)).toBe("100");
  expect(addAmount("0.5", 100)).toBe("100.5");
  expect(addAmount("12.", 500)).toBe("512");
  expect(addAmount("1e3", 500)).toBe("1e3");
});
