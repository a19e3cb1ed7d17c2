import { expect, it } from "vitest";
import { HOUR, MINUTE } from "./china-time.ts";
import { hoursText, nextOpening } from "./service-hours.ts";

const MIDNIGHT = Date.parse("2026-11-21T00:00:00+08:00");
const at = (hour: number, minute = 0) => MIDNIGHT + hour * HOUR + minute * MINUTE;

it("opens again on the same day, or on the next", () => {
  const day = { from: 9 * 60, to: 23 * 60 };
  expect(hoursText(day)).toBe("09:00–23:00");
  expect(nextOpening(day, at(8, 59))).toBe(at(9));
  expect(nextOpening(day, at(9))).toBeNull();
  expect(nextOpening(day, at(22, 59))).toBeNull();
  expect(nextOpening(day, at(23))).toBe(at(33));
});

it("can close after midnight", () => {
  const night = { from: 6 * 60, to: 5 * 60 + 30 };
  expect(hoursText(night)).toBe("06:00–次日 05:30");
  expect(nextOpening(night, at(0))).toBeNull();
  expect(nextOpening(night, at(5, 30))).toBe(at(6));
  expect(nextOpening(night, at(6))).toBeNull();
});

it("without hours is always open", () => {
  expect(hoursText(null)).toBe("");
  expect(nextOpening(null, at(5))).toBeNull();
});
