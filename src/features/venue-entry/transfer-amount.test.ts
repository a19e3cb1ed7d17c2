import fc from "fast-check";
import { expect, it } from "vitest";
import { amountProblem, amountText, centsOf, cleanAmount } from "./transfer-amount.ts";

it.each([
  ["12a,3", "123"],
  ["1.239", "1.23"],
  ["1.2.3", "1.23"],
  ["..5", ".5"],
  ["1234567890123", "123456789012"],
  ["￥ 50", "50"],
  ["-5", "5"],
])("keeps of %j what may stand in the field", (typed, kept) => {
  expect(cleanAmount(typed)).toBe(kept);
});

it.each([
  ["", "required"],
  [".", "invalid"],
  ["0", "invalid"],
  ["0.00", "invalid"],
  ["100.01", "tooMuch"],
  ["100", null],
  [".5", null],
  ["100.", null],
] as const)("finds in %j with 100.00 in the wallet: %s", (text, problem) => {
  expect(amountProblem(text, 10_000)).toBe(problem);
});

it("writes every amount so that it is read back as the same, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      const text = amountText(cents);
      expect(text).toMatch(/^\d+\.\d{2}$/u);
      expect(cleanAmount(text)).toBe(text);
      expect(centsOf(text)).toBe(cents);
    }),
  );
});
