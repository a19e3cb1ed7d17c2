import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", null],
  ["short1", null],
  ["onlyletters", null],
  ["abcd5678", "weak"],
  ["aaaa1111", "weak"],
  ["hello255", "weak"],
  ["kmtq7391", "medium"],
  ["kM7tq39x", "medium"],
  ["8K2m9Qx4", "medium"],
  ["8K2m9Qx4Tz", "strong"],
  ["a1b2c3d4e5", "strong"],
])("%s: %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
