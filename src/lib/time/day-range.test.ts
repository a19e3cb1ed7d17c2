import { expect, test } from "vitest";
import { daysOf, QUICK_DAYS, quickDays, quickOf, spanOf } from "./day-range.ts";

/** 00:30 of the 21st in China, still the 20th in London. */
const NOW = Date.parse("2026-11-21T00:30:00+08:00");

test("quick choices are days of the site's calendar", () => {
  expect(quickDays("today", NOW)).toEqual({ first: "2026-11-21", last: "2026-11-21" });
  expect(quickDays("yesterday", NOW)).toEqual({ first: "2026-11-20", last: "2026-11-20" });
  expect(quickDays("week", NOW)).toEqual({ first: "2026-11-15", last: "2026-11-21" });
  expect(quickDays("month", NOW)).toEqual({ first: "2026-10-23", last: "2026-11-21" });
});

test("days say which quick choice they are", () => {
  for (const quick of QUICK_DAYS) expect(quickOf(quickDays(quick, NOW), NOW)).toBe(quick);
  expect(quickOf({ first: "2026-11-01", last: "2026-11-21" }, NOW)).toBeNull();
});

test("days chosen by hand come in any order, and only as dates", () => {
  expect(daysOf("2026-11-21", "2026-11-03")).toEqual({ first: "2026-11-03", last: "2026-11-21" });
  expect(daysOf("2026-11-21", "")).toBeNull();
  expect(daysOf("2026-13-41", "2026-11-21")).toBeNull();
});

test("calls take the first moment and the one after the last", () => {
  expect(spanOf({ first: "2026-11-20", last: "2026-11-21" })).toEqual({
    from: Date.parse("2026-11-19T16:00:00Z"),
    to: Date.parse("2026-11-21T16:00:00Z"),
  });
});
