import { expect, it, vi } from "vitest";
import { HOUR } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookOf } from "../book.ts";
import { sampleWorld } from "../sample-book.ts";
import { eveningOf, pickedFixtures } from "./picked-fixtures.ts";

vi.setConfig({ testTimeout: 30_000 });

const book = bookOf(sampleWorld());
const NONE = { utcOffset: 480, teams: [], leagues: [], matches: [] };
const list = (change: Partial<Parameters<typeof pickedFixtures>[1]>) =>
  pickedFixtures(book, { ...NONE, pick: "soon", ...change }, MOMENT);

it("soon: not begun, within the hour, in order", () => {
  const soon = list({});
  const starts = soon.map(({ startsAt }) => startsAt);
  expect(soon.length).toBeGreaterThan(10);
  expect(starts).toEqual(starts.toSorted((left, right) => left - right));
  expect(starts.every((at) => at >= MOMENT && at < MOMENT + HOUR)).toBe(true);
});

it("popular: of several sports, mostly in play or near, big leagues first", () => {
  const popular = list({ pick: "popular" });
  expect(popular).toHaveLength(40);
  expect(new Set(popular.map(({ sport }) => sport)).size).toBeGreaterThan(2);
  expect(popular.slice(0, 5).every(({ startsAt }) => startsAt < MOMENT + 6 * HOUR)).toBe(true);
});

it("evening: between six and midnight by the member's clock", () => {
  const london = list({ pick: "evening", utcOffset: 0 });
  const hours = london.map(({ startsAt }) => new Date(startsAt).getUTCHours());
  expect(london.length).toBeGreaterThan(10);
  expect(hours.every((hour) => hour >= 18)).toBe(true);
  const [from, to] = eveningOf(MOMENT, 480);
  expect([MOMENT > from, MOMENT < to]).toEqual([true, true]);
  // After eleven at night the next evening is meant.
  const late = Date.UTC(2026, 10, 21, 23, 30);
  expect(eveningOf(late, 0)[0]).toBe(Date.UTC(2026, 10, 22, 18));
});

it("chosen: of the teams, the leagues, and single matches, over all days", () => {
  const [first] = list({});
  if (!first) throw new Error("no match");
  const ofTeam = list({ pick: "chosen", teams: [first.home.id] });
  expect(ofTeam.length).toBeGreaterThan(1);
  expect(ofTeam.every(({ home, away }) => [home.id, away.id].includes(first.home.id))).toBe(true);
  expect(list({ pick: "chosen", matches: [first.id] }).map(({ id }) => id)).toEqual([first.id]);
  const ofLeague = list({ pick: "chosen", leagues: [first.league.id] });
  expect(ofLeague.map(({ id }) => id)).toContain(first.id);
  expect(list({ pick: "chosen" })).toEqual([]);
});
