// Bets on parts of a match settle when their part is over, long before the match is.
import { expect, it } from "vitest";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { NOW, sampleBetting } from "../sample-betting-service.ts";
import { LATER, ticketsOf } from "./sample-settlement.ts";
import { settleDue } from "./settle-due.ts";

const OPEN = { status: "live", score: { half: null, full: null } } as const;

it("pays a quarter at its end and shows the score that decided it", () => {
  const betting = sampleBetting();
  const plays = { Q1OU: { line: "50.5", odds: { O: "0.90", U: "0.96" } } };
  const match = betting.match("a", { sport: "BK", startsAt: NOW + 1000, plays });
  betting.place({ legs: [betting.leg("a", "Q1OU", "O")] });
  match.result = OPEN;
  settleDue(betting, LATER);
  expect(ticketsOf(betting)[0]?.state).toBe("open");
  match.result = { ...OPEN, periods: { Q1: [28, 25] } };
  settleDue(betting, LATER);
  const [ticket] = ticketsOf(betting);
  expect(ticket).toMatchObject({ state: "settled", netCents: 9000 });
  expect(ticket?.legs[0]?.result).toMatchObject({ code: "W", score: [28, 25] });
  expect(ledgerProblems(betting.database)).toEqual([]);
});

it("pays a point when it is played, and returns the stake of a game that never was", () => {
  const betting = sampleBetting();
  const plays = {
    S1PW: { line: "203", odds: { H: "1.80", C: "2.00" } },
    S1GW: { line: "13", odds: { H: "1.50", C: "2.40" } },
  };
  const match = betting.match("a", { sport: "TN", startsAt: NOW + 1000, plays });
  betting.place({ legs: [betting.leg("a", "S1PW", "C")] });
  betting.place({ legs: [betting.leg("a", "S1GW", "H")] });
  match.result = { ...OPEN, contests: { "S1 PW 203": "C" } };
  settleDue(betting, LATER);
  expect(ticketsOf(betting).map(({ state }) => state)).toEqual(["settled", "open"]);
  match.result = { ...OPEN, periods: { S1: [6, 4] }, contests: { "S1 PW 203": "C" } };
  settleDue(betting, LATER);
  const codes = ticketsOf(betting).map(({ legs }) => legs[0]?.result?.code);
  expect(codes.toSorted()).toEqual(["DL", "W"]);
  expect(betting.money()).toEqual({ balance: 1_010_000, locked: 0 });
  expect(ledgerProblems(betting.database)).toEqual([]);
});

it("refuses a series within one match, and takes the combination that the book quotes", () => {
  const betting = sampleBetting();
  const plays = {
    M: { line: null, odds: { H: "2.30", C: "3.10", N: "3.20" } },
    TS: { line: null, odds: { Y: "1.80", NO: "1.95" } },
    MTS: { line: null, odds: { HY: "4.60", NY: "5.10" } },
  };
  const match = betting.match("a", { plays });
  const series = betting.place({ legs: [betting.leg("a", "M", "H"), betting.leg("a", "TS", "Y")] });
  expect(series.refusal).toMatchObject({ reason: "combination" });
  expect(series.refusal?.message).toContain("同一场赛事");
  betting.place({ legs: [betting.leg("a", "MTS", "HY")] });
  match.result = { status: "ended", score: { half: [0, 1], full: [2, 1] } };
  settleDue(betting, LATER);
  const settled = ticketsOf(betting).filter(({ state }) => state === "settled");
  expect(settled.map(({ netCents }) => netCents)).toEqual([36_000]);
});
