import { expect, it } from "vitest";
import { MECHANICS, sampleItem } from "../../sample-activity.ts";
import { cellsBefore, DAY_MS, signDays, streakOf, weekOf } from "./sign-days.ts";

const START = Date.parse("2026-11-01T00:00:00+08:00");
const noon = (day: number) => START + (day - 1) * DAY_MS + DAY_MS / 2;
const days = (now: number, items: Parameters<typeof sampleItem>[1][] = []) =>
  signDays({
    mechanics: MECHANICS.signGift,
    startsAt: START,
    now,
    items: items.map((state, index) => sampleItem(`day-${index + 1}`, state)),
  });
const states = (...of: Parameters<typeof days>) => days(...of).map(({ state }) => state);

it("tells signed, missed and made-up days from today and the days ahead", () => {
  expect(
    states(noon(5), ["claimed", "claimable", "open", "expired", "open", "locked", "locked"]),
  ).toEqual(["signed", "makeUp", "makeUpOpen", "missed", "todayOpen", "ahead", "ahead"]);
  expect(states(noon(1), ["claimable"]).slice(0, 2)).toEqual(["today", "ahead"]);
});

it("a day ends at midnight of the site", () => {
  expect(states(START + DAY_MS - 1)[0]).toBe("todayOpen");
  expect(states(START + DAY_MS).slice(0, 2)).toEqual(["missed", "todayOpen"]);
});

it("weeks begin on Monday, by the site's own days", () => {
  // 1 November 2026 is a Sunday.
  expect(cellsBefore(START)).toBe(6);
  expect(cellsBefore(START + DAY_MS)).toBe(0);
});

it("counts the days signed one after the other; one that is missed begins anew", () => {
  expect(streakOf(days(noon(4), ["claimed", "expired", "claimed", "claimable"]))).toBe(1);
  expect(streakOf(days(noon(3), ["claimed", "claimed", "claimed"]))).toBe(3);
  expect(streakOf(days(noon(2), ["claimed", "open"]))).toBe(1);
  expect(streakOf(days(noon(1), ["open"]))).toBe(0);
});

it("shows the week around today, never fewer than seven days", () => {
  const week = (day: number) => weekOf(days(noon(day))).map((one) => one.day);
  expect(week(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(week(7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
