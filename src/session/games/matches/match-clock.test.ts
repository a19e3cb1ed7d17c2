import { expect, test } from "vitest";
import { carryClock, untilStart } from "./match-clock.ts";

test("a football clock runs up", () => {
  expect(carryClock("下半场 67:58", "FT", 3)).toBe("下半场 68:01");
});

test("a basketball clock runs towards zero and stops there", () => {
  expect(carryClock("第三节 04:31", "BK", 2)).toBe("第三节 04:29");
  expect(carryClock("第四节 00:01", "BK", 3)).toBe("第四节 00:00");
});

test("a text without a clock stays as it is", () => {
  expect(carryClock("第二盘 4-3", "TN", 3)).toBe("第二盘 4-3");
  expect(carryClock("半场休息", "FT", 3)).toBe("半场休息");
});

test("a match does not run on when the server falls silent", () => {
  expect(carryClock("上半场 10:00", "FT", 500)).toBe("上半场 10:06");
});

test("the time to the kick-off counts days as hours and never goes below zero", () => {
  expect(untilStart(26 * 3_600_000 + 61_000, 0)).toBe("26:01:01");
  expect(untilStart(0, 5000)).toBe("00:00:00");
});
