import { describe, expect, it } from "vitest";
import { PAYOUT_CAPS_USD } from "#contract/betting/limits.ts";
import { NOW, type SampleMatch, sampleBetting } from "../sample-betting-service.ts";
import { settleDue } from "../settle/settle-due.ts";
import { quote } from "./quote.ts";

const RATE = 7.1;
const yuan = (dollars: number) => Math.floor(dollars * RATE * 100);

function quoted(fields: Partial<SampleMatch>, ...plays: readonly string[]) {
  const betting = sampleBetting();
  const more = { CNOU: { line: "9.5", odds: { H: "0.9" } }, HR: { line: "0", odds: { H: "0.9" } } };
  const all = { ...betting.match("x").plays, ...more };
  const legs = plays.map((w, index) => {
    betting.match(`g${index}`, { plays: all, ...fields });
    return betting.leg(`g${index}`, w, "H");
  });
  return quote(betting, legs, { member: betting.member, time: NOW });
}

describe("limits", () => {
  const most = (fields: Partial<SampleMatch>, w: string) =>
    quoted(fields, w).legs[0]?.maxCents ?? 0;

  it("are lower in play, for halves, for side counts and for small sports", () => {
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

  it("of a parlay are those of its lowest sport", () => {
    const betting = sampleBetting();
    betting.match("a");
    betting.match("b", { sport: "TN" });
    const legs = [betting.leg("a", "R", "H"), betting.leg("b", "R", "H")];
    const { series } = quote(betting, legs, { member: null, time: NOW });
    expect(series).toMatchObject({ minCents: 1000, payoutCapCents: yuan(300_000) });
    expect(series?.maxCents).toBeLessThan(4_000_000);
  });
});

it("subtracts today's wins and the possible wins of open bets from the daily cap", () => {
  const betting = sampleBetting();
  const match = betting.match("a");
  betting.match("b");
  const left = (time: number) =>
    quote(betting, [betting.leg("b", "R", "H")], { member: betting.member, time }).dailyLeftCents;
  const all = left(NOW) ?? 0;
  betting.place({ legs: [betting.leg("a", "R", "H")] });
  expect(left(NOW)).toBe(all - 9200);
  match.result = { status: "ended", score: { half: null, full: [3, 0] } };
  const later = NOW + 2 * 3_600_000;
  settleDue(betting, later);
  expect(left(later)).toBe(all - 9200);
  expect(left(later + 24 * 3_600_000)).toBe(all);
});

it("shows a price that is no longer offered as closed, with its last known odds", () => {
  const betting = sampleBetting();
  betting.match("a");
  const leg = betting.leg("a", "R", "H");
  betting.match("a", { plays: {} });
  const { legs, dailyLeftCents } = quote(betting, [leg], { member: betting.member, time: NOW });
  expect(legs).toEqual([
    { ...leg, active: "closed", combination: null, minCents: 0, maxCents: 0, payoutCapCents: 0 },
  ]);
  expect(dailyLeftCents).toBe(null);
});
