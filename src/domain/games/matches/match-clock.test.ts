import { expect, test } from "vitest";
import { untilStart } from "./match-clock.ts";

test("the time to the kick-off counts days as hours and never goes below zero", () => {
  expect(untilStart(26 * 3_600_000 + 61_000, 0)).toBe("26:01:01");
  expect(untilStart(0, 5000)).toBe("00:00:00");
});
