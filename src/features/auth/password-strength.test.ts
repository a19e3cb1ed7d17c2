import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", "weak"],
  ["abc", "weak"],
  ["aaaa1111", "weak"],
  ["abcdefgh", "weak"],
  ["8K2m9Qx4", "medium"],
  ["abcdef123456", "medium"],
  ["8K2m9Qx4Tz", "strong"],
])("%j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
