import { expect, test } from "vitest";
import { secondsLeft } from "./use-seconds-left.ts";

test("counts down from the moment the server answered", () => {
  expect(secondsLeft(12, 25, 0)).toBe(12);
  expect(secondsLeft(12, 25, 4000)).toBe(8);
});

test("past zero the next round is shown", () => {
  expect(secondsLeft(3, 25, 3000)).toBe(25);
  expect(secondsLeft(3, 25, 5000)).toBe(23);
  expect(secondsLeft(3, 25, 53_000)).toBe(25);
});

test("without rounds the countdown ends at zero", () => {
  expect(secondsLeft(3, 0, 9000)).toBe(0);
});
