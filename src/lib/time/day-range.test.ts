import { expect, it, test } from "vitest";
import {
  countDays,
  daysOf,
  isDay,
  QUICK_DAYS,
  quickDays,
  quickOf,
  readDay,
  spanOf,
} from "./day-range.ts";

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

it("tells days from what only looks like one", () => {
  for (const day of ["2026-11-22", "2028-02-29", "2000-02-29"]) expect(isDay(day), day).toBe(true);
  for (const text of ["2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", ""]) {
    expect(isDay(text), text).toBe(false);
  }
});

it.each([
  ["2026-11-22", "2026-11-22"],
  [" 2026/1/5 ", "2026-01-05"],
  ["20261122", "2026-11-22"],
  ["2026.11.22", "2026-11-22"],
  ["2026年11月2日", "2026-11-02"],
  ["２０２６－１１－２２", "2026-11-22"],
  ["2026-02-30", null],
  ["11/22/2026", null],
  ["2026-11", null],
  ["260-11-22", null],
  ["昨天", null],
])("reads %j as %s", (typed, day) => expect(readDay(typed)).toBe(day));

test("days are counted with both ends", () => {
  expect(countDays({ first: "2026-11-20", last: "2026-11-20" })).toBe(1);
  expect(countDays({ first: "2026-10-31", last: "2026-12-01" })).toBe(32);
});
