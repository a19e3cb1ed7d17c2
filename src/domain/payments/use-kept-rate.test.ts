import { expect, it } from "vitest";
import { secondsUntil } from "./use-kept-rate.ts";

it.each([
  [900_040, 900],
  [900_000, 900],
  [1000, 1],
  [499, 0],
  [-5000, 0],
])("%d ms before a rate ends", (left, seconds) => {
  expect(secondsUntil(left, 0)).toBe(seconds);
});
