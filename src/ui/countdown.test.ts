import { expect, it } from "vitest";
import { remaining, shortClock } from "./countdown.tsx";

it.each([
  [6_232_000, 0, "01:43:52"],
  [86_400_000 * 3 + 1_000, 3, "00:00:01"],
  [999, 0, "00:00:00"],
  [-5_000, 0, "00:00:00"],
])("%d ms left", (milliseconds, days, clock) => {
  const left = remaining(milliseconds);
  expect([left.days, left.parts.join(":")]).toEqual([days, clock]);
});

it.each([
  [872_000, "14:32"],
  [3_872_000, "1:04:32"],
  [86_400_000 * 2, "48:00:00"],
  [-1, "00:00"],
])("%d ms as a short clock", (milliseconds, clock) => {
  expect(shortClock(milliseconds)).toBe(clock);
});
