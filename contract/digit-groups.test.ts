import { expect, it } from "vitest";
import { groupDigits } from "./digit-groups.ts";

it.each([
  ["", ""],
  ["7", "7"],
  ["123", "123"],
  ["1234", "1,234"],
  ["123456", "123,456"],
  ["9007199254740991", "9,007,199,254,740,991"],
])("groups %j as %j", (digits, grouped) => {
  expect(groupDigits(digits)).toBe(grouped);
});
