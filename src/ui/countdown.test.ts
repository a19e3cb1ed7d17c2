import { expect, it } from "vitest";
import { remaining } from "./countdown.tsx";

it.each([
  [6_232_000, 0, "01:43:52"],
  [86_400_000 * 3 + 1_000, 3, "00:00:01"],
  [999, 0, "00:00:00"],
  [-5_000, 0, "00:00:00"],
])("%d ms left", (milliseconds, days, clock) => {
  const left = remaining(milliseconds);
  expect([left.days, left.parts.join(":")]).toEqual([days, clock]);
});
