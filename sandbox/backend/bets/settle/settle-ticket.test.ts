// The published examples (content/help: rqgl, dxqgl, tywt, tytzjc), placed and settled.
import { describe, expect, it } from "vitest";
import type { Score } from "#contract/betting/score.ts";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { NOW, sampleBetting } from "../sample-betting-service.ts";
import { reopenTicket } from "./reopen-ticket.ts";
import { ended, LATER, ticketsOf } from "./sample-settlement.ts";
import { settleDue, settleNow } from "./settle-due.ts";

const BEGIN = 1_000_000;

/** Places a bet, ends the match with this score, and returns the settled ticket. */
function single(
  bet: {
    readonly w: string;
    readonly r: string;
    readonly line: string | null;
    readonly odds: string;
  },
  full: Score,
  more: { readonly stakeCents?: number; readonly oddsType?: "H" | "E" | "I" | "M" } = {},
) {
  const betting = sampleBetting(BEGIN);
  const { w, r, line, odds } = bet;
  const match = betting.match("a", {
    plays: { [w]: { line, odds: { [r]: odds, other: "1.00" } } },
  });
  betting.place({ legs: [betting.leg("a", w, r)], stakeCents: 100_000, ...more });
  match.result = ended(full);
  settleDue(betting, LATER);
  expect(ledgerProblems(betting.database)).toEqual([]);
  const [ticket] = ticketsOf(betting);
  expect(betting.money()).toEqual({ balance: BEGIN + (ticket?.netCents ?? Number.NaN), locked: 0 });
  return [ticket?.legs[0]?.result?.code, (ticket?.netCents ?? 0) / 100, ticket?.validCents];
}

describe("handicaps as published", () => {
  const home = { w: "R", r: "H", line: "-0.75", odds: "0.92" };
  const away = { w: "R", r: "C", line: "-0.75", odds: "0.96" };
  it.each([
    [[2, 0], "W", 920, "L", -1000],
    [[1, 0], "LW", 460, "LL", -500],
    [[1, 1], "L", -1000, "W", 960],
    [[0, 1], "L", -1000, "W", 960],
  ] as const)("%s", (score, code, net, other, otherNet) => {
    expect(single(home, score).slice(0, 2)).toEqual([code, net]);
    expect(single(away, score).slice(0, 2)).toEqual([other, otherNet]);
  });

  it.each([
    ["H", "0.80", [1000, 800, 400, -500]],
    ["E", "0.80", [1000, 800, 400, -500]],
    ["M", "1.25", [800, 1000, 500, -400]],
    ["I", "0.80", [1250, 1000, 500, -625]],
  ] as const)("pay a thousand typed in %s odds", (oddsType, odds, [risk, win, half, halfLoss]) => {
    const bet = { w: "R", r: "H", line: "-0.75", odds };
    expect(single(bet, [2, 0], { oddsType })[1]).toBe(win);
    expect(single(bet, [1, 0], { oddsType })[1]).toBe(half);
    expect(single(bet, [0, 0], { oddsType })[1]).toBe(-risk);
    expect(single({ ...bet, line: "-1.25" }, [1, 0], { oddsType })[1]).toBe(halfLoss);
  });

  it.each([
    ["M", "9.53", 100, -10.49],
    ["M", "2.05", 100, -48.78],
    ["I", "0.07", 100, -1428.57],
  ] as const)("pay %s odds at the exact price %s", (oddsType, odds, win, loss) => {
    const bet = { w: "R", r: "H", line: "-0.5", odds };
    const more = { oddsType, stakeCents: 10_000 };
    expect(single(bet, [1, 0], more)[1]).toBe(win);
    expect(single(bet, [0, 0], more)[1]).toBe(loss);
  });
});

describe("totals as published", () => {
  it.each([
    ["2.25", "O", "0.90", [1, 1], "LL", -500],
    ["2.25", "U", "0.90", [1, 1], "LW", 450],
    ["2.75", "O", "0.88", [2, 1], "LW", 440],
    ["2.75", "U", "0.98", [2, 1], "LL", -500],
    ["2.75", "O", "0.88", [2, 2], "W", 880],
    ["3", "O", "0.88", [2, 1], "P", 0],
  ] as const)("line %s, %s", (line, r, odds, score, ...end) => {
    expect(single({ w: "OU", r, line, odds }, score).slice(0, 2)).toEqual(end);
  });
});

it.each([
  ["H", "0.50", [100, 300, 50, -100]],
  ["E", "2.00", [400, 600, 200, -100]],
  ["M", "2.00", [200, 300, 100, -50]],
  ["I", "0.50", [200, 600, 100, -200]],
] as const)(
  "totals pay two hundred typed in %s odds",
  (oddsType, odds, [win, full, half, less]) => {
    const over = { w: "OU", r: "O", odds };
    const net = (line: string, goals: number) =>
      single({ ...over, line }, [goals, 0], { oddsType, stakeCents: 20_000 })[1];
    expect([net("2.5", 3), net("2.75", 3), net("2.25", 2)]).toEqual([win, half, less]);
    expect(net("2.5", 2)).toBe(win - full);
  },
);

it("turnover as published", () => {
  const turnover = (line: string) => single({ w: "R", r: "H", line, odds: "0.90" }, [1, 0])[2];
  expect([turnover("-0.5"), turnover("-0.75"), turnover("-1")]).toEqual([100_000, 50_000, 0]);
});

it("bets on both sides of one market do not count towards turnover", () => {
  const betting = sampleBetting();
  const match = betting.match("a");
  betting.place({ legs: [betting.leg("a", "OU", "O")] });
  betting.place({ legs: [betting.leg("a", "OU", "U")] });
  match.result = ended([3, 1]);
  settleDue(betting, LATER);
  expect(ticketsOf(betting).map(({ validCents }) => validCents)).toEqual([0, 0]);
});

describe("in play", () => {
  const bet = (sport: "FT" | "BK", w: string, r: string, full: Score) => {
    const betting = sampleBetting();
    const plays = {
      RE: { line: "-0.5", odds: { H: "0.90", C: "0.98" } },
      ROU: { line: "2.75", odds: { O: "0.85", U: "1.01" } },
    };
    const score: [number, number] = [1, w === "ROU" ? 1 : 0];
    const match = betting.match("a", { sport, live: true, startsAt: NOW - 1, score, plays });
    betting.place({ legs: [betting.leg("a", w, r)] });
    settleDue(betting, NOW + 10_000);
    match.result = ended(full);
    settleDue(betting, LATER);
    return ticketsOf(betting)[0]?.legs[0]?.result;
  };

  it("a football handicap counts goals after the bet, a total counts all goals", () => {
    expect(bet("FT", "RE", "H", [1, 0])).toMatchObject({ code: "L", scoreAtBet: [1, 0] });
    expect(bet("FT", "RE", "H", [2, 0])).toMatchObject({ code: "W", score: [2, 0] });
    expect(bet("FT", "ROU", "O", [2, 1])).toMatchObject({ code: "LW", factor: "1.425" });
  });

  it("a handicap of the second half counts its goals after the bet", () => {
    const betting = sampleBetting();
    const plays = { "2HRE": { line: "-0.5", odds: { H: "0.90", C: "0.98" } } };
    const match = betting.match("a", { live: true, startsAt: NOW - 1, score: [2, 1], plays });
    betting.place({ legs: [betting.leg("a", "2HRE", "H")] });
    settleDue(betting, NOW + 10_000);
    match.result = { ...ended([3, 1]), score: { half: [1, 1], full: [3, 1] } };
    settleDue(betting, LATER);
    const [leg] = ticketsOf(betting)[0]?.legs ?? [];
    expect(leg?.result).toMatchObject({ code: "W", score: [2, 0], scoreAtBet: [1, 0] });
  });

  it("a handicap of other sports counts the whole match", () => {
    expect(bet("BK", "RE", "H", [1, 0])).toMatchObject({ code: "W", scoreAtBet: null });
  });
});

it("returns the stake when a match is postponed or abandoned", () => {
  const betting = sampleBetting();
  const [a, b] = [betting.match("a"), betting.match("b")];
  betting.place({ legs: [betting.leg("a", "R", "H")] });
  betting.place({ legs: [betting.leg("b", "R", "H")] });
  a.result = { status: "postponed" };
  b.result = { status: "abandoned" };
  settleDue(betting, LATER);
  const ends = ticketsOf(betting).map(({ state, legs }) => [state, legs[0]?.result?.code]);
  expect(ends.toSorted()).toEqual([
    ["void", "D3"],
    ["void", "D4"],
  ]);
  expect(betting.money()).toEqual({ balance: BEGIN, locked: 0 });
});

it("reopens a ticket and settles it by the corrected result", () => {
  const betting = sampleBetting();
  const match = betting.match("a");
  const { ticketId } = betting.place({ legs: [betting.leg("a", "R", "H")] });
  match.result = ended([3, 0]);
  settleDue(betting, LATER);
  expect(betting.money()).toEqual({ balance: 1_009_200, locked: 0 });
  expect(reopenTicket(betting, ticketId ?? "", LATER)).toBe(true);
  expect(betting.money()).toEqual({ balance: 990_000, locked: 10_000 });
  expect(ticketsOf(betting)[0]).toMatchObject({ state: "open", legs: [{ result: { code: "A" } }] });
  match.result = ended([0, 3]);
  settleDue(betting, LATER);
  expect(ticketsOf(betting)[0]?.state).toBe("open");
  settleNow(betting, LATER, "a");
  expect(betting.money()).toEqual({ balance: 990_000, locked: 0 });
  expect(ledgerProblems(betting.database)).toEqual([]);
});
