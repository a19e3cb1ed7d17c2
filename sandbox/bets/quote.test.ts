import { describe, expect, it } from "vitest";
import { PAYOUT_CAPS_USD } from "#contract/betting/limits.ts";
import { catchUp } from "./catch-up.ts";
import { quote } from "./quote.ts";
import { NOW, type SampleMatch, sampleDesk } from "./sample-desk.ts";

const RATE = 7.1;
const yuan = (dollars: number) => Math.floor(dollars * RATE * 100);

function quoted(fields: Partial<SampleMatch>, ...plays: readonly string[]) {
  const desk = sampleDesk();
  const more = { CNOU: { line: "9.5", odds: { H: "0.9" } }, HR: { line: "0", odds: { H: "0.9" } } };
  const all = { ...desk.match("x").plays, ...more };
  const legs = plays.map((w, index) => {
    desk.match(`g${index}`, { plays: all, ...fields });
    return desk.leg(`g${index}`, w, "H");
  });
  return quote(desk, legs, { member: desk.member, time: NOW });
}

describe("limits", () => {
  const most = (fields: Partial<SampleMatch>, w: string) =>
    quoted(fields, w).legs[0]?.maxCents ?? 0;

  it("are lower in play, for halves, side counts and small sports", () => {
    const main = most({}, "R");
    expect(main).toBe(10_000_000);
    expect(most({ live: true }, "RE")).toBe(main / 2);
    for (const play of ["M", "HR", "CNOU"]) expect(most({}, play)).toBeLessThan(main);
    expect(most({ sport: "TT" }, "R")).toBeLessThan(main);
  });

  it.each([
    ["FT", PAYOUT_CAPS_USD.football],
    ["BK", PAYOUT_CAPS_USD.basketball],
    ["TN", PAYOUT_CAPS_USD.tennis],
    ["SK", PAYOUT_CAPS_USD.other],
  ] as const)("cap the win by the sport as published: %s", (sport, dollars) => {
    const { legs, dailyLeftCents } = quoted({ sport }, "R");
    expect(legs[0]?.payoutCapCents).toBe(yuan(dollars));
    expect(dailyLeftCents).toBe(yuan(dollars));
  });

  it("of a series are those of its lowest sport", () => {
    const desk = sampleDesk();
    desk.match("a");
    desk.match("b", { sport: "TN" });
    const legs = [desk.leg("a", "R", "H"), desk.leg("b", "R", "H")];
    const { series } = quote(desk, legs, { member: null, time: NOW });
    expect(series).toMatchObject({ minCents: 1000, payoutCapCents: yuan(300_000) });
    expect(series?.maxCents).toBeLessThan(4_000_000);
  });
});

it("takes what open bets may win, and what was won, from the day", () => {
  const desk = sampleDesk();
  const match = desk.match("a");
  desk.match("b");
  const left = (time: number) =>
    quote(desk, [desk.leg("b", "R", "H")], { member: desk.member, time }).dailyLeftCents;
  const all = left(NOW) ?? 0;
  desk.place({ legs: [desk.leg("a", "R", "H")] });
  expect(left(NOW)).toBe(all - 9200);
  match.result = { status: "ended", score: { half: null, full: [3, 0] } };
  const later = NOW + 2 * 3_600_000;
  catchUp(desk, later);
  expect(left(later)).toBe(all - 9200);
  expect(left(later + 24 * 3_600_000)).toBe(all);
});

it("shows what is gone as closed, at the last known odds", () => {
  const desk = sampleDesk();
  desk.match("a");
  const leg = desk.leg("a", "R", "H");
  desk.match("a", { plays: {} });
  const { legs, dailyLeftCents } = quote(desk, [leg], { member: desk.member, time: NOW });
  expect(legs).toEqual([{ ...leg, active: "closed", minCents: 0, maxCents: 0, payoutCapCents: 0 }]);
  expect(dailyLeftCents).toBe(null);
});
