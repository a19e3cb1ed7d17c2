import { expect, it } from "vitest";
import { fullPhone } from "./bound-receiver.ts";

it.each([
  ["13800138000", "8613800138000"],
  ["138 0013 8000", "8613800138000"],
  ["8613800138000", "8613800138000"],
  ["+86 13800138000", "8613800138000"],
  ["+12025550123", "12025550123"],
  ["85291234567", "85291234567"],
])("%s is sent to %s", (text, receiver) => {
  expect(fullPhone(text)).toBe(receiver);
});
