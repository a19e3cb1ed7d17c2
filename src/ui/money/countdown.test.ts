import { expect, it } from "vitest";
import { inParts } from "./countdown.tsx";

it.each([
  [6232, 0, "01:43:52"],
  [86_400 * 3 + 1, 3, "00:00:01"],
  [0, 0, "00:00:00"],
])("%d seconds left", (seconds, days, clock) => {
  const left = inParts(seconds);
  expect([left.days, left.parts.join(":")]).toEqual([days, clock]);
});
