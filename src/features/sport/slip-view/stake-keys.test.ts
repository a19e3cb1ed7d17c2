import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addStake, cleanStake, KEYS, pressKey } from "./stake-keys.ts";

it.each([
  [" 1 000.5", "1000.5"],
  ["１２．３４", "12.34"],
  ["12.345", "12.34"],
  ["1.2.3", "1.23"],
  ["007", "7"],
  [".5", "0.5"],
  ["12.", "12."],
  ["abc", ""],
  ["1,234.5", "1234.5"],
])("reads %j as the amount %j", (typed, amount) => {
  expect(cleanStake(typed)).toBe(amount);
});

it("makes nothing but amounts, whatever keys are pressed", () => {
  const keys = fc.array(fc.constantFrom(...KEYS, "delete" as const), { maxLength: 40 });
  fc.assert(
    fc.property(keys, (pressed) => {
      const typed = pressed.reduce<string>(pressKey, "");
      expect(typed).toMatch(/^(\d{1,9}(\.\d{0,2})?)?$/);
    }),
  );
});

it("adds a quick stake to the amount, whose decimals stay", () => {
  expect(addStake("", 100)).toBe("100");
  expect(addStake("0.5", 100)).toBe("100.5");
  expect(addStake("12.", 500)).toBe("512");
});
