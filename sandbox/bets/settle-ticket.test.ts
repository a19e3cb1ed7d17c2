// The published examples (content/help rqgl, dxqgl, tywt, tytzjc) as bets that are placed and paid.
import { describe, expect, it } from "vitest";
import type { Score } from "#contract/betting/score-rules.ts";
import type { MatchResult } from "#contract/betting/settlement.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { catchUp, settleNow } from "./catch-up.ts";
import { openBets } from "./open-bets.ts";
import { NOW, type SampleDesk, sampleDesk } from "./sample-desk.ts";
import { reopenTicket } from "./reopen-ticket.ts";

const LATER = NOW + 4 * 3_600_000;
const BEGIN = 1_000_000;

function ended(full: Score, half: Score | null = null): Partial<MatchResult> {
  return { status: "ended", score: { half, full } };
}

function ticketsOf(desk: SampleDesk) {
  const list = (settled: boolean) =>
    openBets(desk, { member: desk.member, settled, limit: 100 }, LATER).list;
  return [...list(true), ...list(false)];
}

/** Bets, plays to this score, and tells how it ended. */
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
  const desk = sampleDesk(BEGIN);
  const { w, r, line, odds } = bet;
  const match = desk.match("a", { plays: { [w]: { line, odds: { [r]: odds, other: "1.00" } } } });
  desk.place({ legs: [desk.leg("a", w, r)], stakeCents: 100_000, ...more });
  match.result = ended(full);
  catchUp(desk, LATER);
  expect(ledgerProblems(desk.database)).toEqual([]);
  const [ticket] = ticketsOf(desk);
  expect(desk.money()).toEqual({ balance: BEGIN + (ticket?.netCents ?? Number.NaN), locked: 0 });
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

it("counts turnover as published", () => {
  const turnover = (line: string) => single({ w: "R", r: "H", line, odds: "0.90" }, [1, 0])[2];
  expect([turnover("-0.5"), turnover("-0.75"), turnover("-1")]).toEqual([100_000, 50_000, 0]);
});

it("does not count both sides of one market towards turnover", () => {
  const desk = sampleDesk();
  const match = desk.match("a");
  desk.place({ legs: [desk.leg("a", "OU", "O")] });
  desk.place({ legs: [desk.leg("a", "OU", "U")] });
  match.result = ended([3, 1]);
  catchUp(desk, LATER);
  expect(ticketsOf(desk).map(({ validCents }) => validCents)).toEqual([0, 0]);
});

describe("in play", () => {
  const bet = (sport: "FT" | "BK", w: string, r: string, full: Score) => {
    const desk = sampleDesk();
    const plays = {
      RE: { line: "-0.5", odds: { H: "0.90", C: "0.98" } },
      ROU: { line: "2.75", odds: { O: "0.85", U: "1.01" } },
    };
    const score: [number, number] = [1, w === "ROU" ? 1 : 0];
    const match = desk.match("a", { sport, live: true, startsAt: NOW - 1, score, plays });
    desk.place({ legs: [desk.leg("a", w, r)] });
    catchUp(desk, NOW + 10_000);
    match.result = ended(full);
    catchUp(desk, LATER);
    return ticketsOf(desk)[0]?.legs[0]?.result;
  };

  it("a football handicap counts what is scored after the bet, a total everything", () => {
    expect(bet("FT", "RE", "H", [1, 0])).toMatchObject({ code: "L", scoreAtBet: [1, 0] });
    expect(bet("FT", "RE", "H", [2, 0])).toMatchObject({ code: "W", score: [2, 0] });
    expect(bet("FT", "ROU", "O", [2, 1])).toMatchObject({ code: "LW", factor: "1.425" });
  });

  it("a handicap of other sports counts from the beginning", () => {
    expect(bet("BK", "RE", "H", [1, 0])).toMatchObject({ code: "W", scoreAtBet: null });
  });
});

describe("series", () => {
  const PRICES = ["0.86", "0.96", "0.90"] as const;
  const series = (first: { line: string; score: Score }, more: object = {}) => {
    const desk = sampleDesk();
    const games = PRICES.map((odds, index) => {
      const line = index === 0 ? first.line : "-0.5";
      return desk.match(`g${index}`, { plays: { R: { line, odds: { H: odds, C: "0.90" } } } });
    });
    desk.place({ legs: games.map(({ gameId }) => desk.leg(gameId, "R", "H")), ...more });
    for (const [index, game] of games.entries()) {
      game.result = ended(index === 0 ? first.score : [1, 0]);
    }
    settleNow(desk, LATER, null);
    expect(ledgerProblems(desk.database)).toEqual([]);
    return ticketsOf(desk)[0];
  };

  it.each([
    ["won", "-0.5", 69_266],
    ["half won", "-0.75", 53_253],
    ["level", "-1", 37_240],
    ["half lost", "-1.25", 18_620],
    ["lost", "-1.5", 0],
  ])("multiply their legs: the first is %s", (_what, line, cents) => {
    const ticket = series({ line, score: [1, 0] });
    expect(ticket).toMatchObject({
      state: "settled",
      returnCents: cents,
      netCents: cents - 10_000,
    });
  });

  it("of several sizes pay every combination, rounded once", () => {
    // 3串4: 1.86 × 1.96 + 1.86 × 1.90 + 1.96 × 1.90 + 1.86 × 1.96 × 1.90 = 17.8302…
    const ticket = series({ line: "-0.5", score: [1, 0] }, { sizes: [2, 3] });
    expect(ticket).toMatchObject({ bets: 4, riskCents: 40_000, returnCents: 178_302 });
  });

  it("with a banker lose with it", () => {
    const lost = series({ line: "-1.5", score: [1, 0] }, { sizes: [2], bankers: [0] });
    expect(lost).toMatchObject({ bets: 2, riskCents: 20_000, returnCents: 0 });
    const won = series({ line: "-0.5", score: [1, 0] }, { sizes: [2], bankers: [0] });
    expect(won).toMatchObject({ returnCents: Math.round(1.86 * (1.96 + 1.9) * 10_000) });
  });

  it("are lost with their first lost leg, before the others are played", () => {
    const desk = sampleDesk();
    const match = desk.match("a");
    const other = desk.match("b", { startsAt: NOW + 9_000_000 });
    desk.place({ legs: [desk.leg("a", "R", "H"), desk.leg("b", "R", "H")] });
    match.result = ended([0, 2]);
    catchUp(desk, NOW + 5_000_000);
    other.result = ended([2, 0]);
    catchUp(desk, LATER);
    expect(ticketsOf(desk)[0]?.legs.map(({ result }) => result?.code)).toEqual(["L", "W"]);
    expect(ticketsOf(desk)[0]).toMatchObject({
      state: "settled",
      returnCents: 0,
      netCents: -10_000,
    });
  });
});

it("gives the stake back where a match is postponed or broken off", () => {
  const desk = sampleDesk();
  const [a, b] = [desk.match("a"), desk.match("b")];
  desk.place({ legs: [desk.leg("a", "R", "H")] });
  desk.place({ legs: [desk.leg("b", "R", "H")] });
  a.result = { status: "postponed" };
  b.result = { status: "abandoned" };
  catchUp(desk, LATER);
  const ends = ticketsOf(desk).map(({ state, legs }) => [state, legs[0]?.result?.code]);
  expect(ends.toSorted()).toEqual([
    ["void", "D3"],
    ["void", "D4"],
  ]);
  expect(desk.money()).toEqual({ balance: BEGIN, locked: 0 });
});

it("opens a ticket again and settles it by the right result", () => {
  const desk = sampleDesk();
  const match = desk.match("a");
  const { ticketId } = desk.place({ legs: [desk.leg("a", "R", "H")] });
  match.result = ended([3, 0]);
  catchUp(desk, LATER);
  expect(desk.money()).toEqual({ balance: 1_009_200, locked: 0 });
  expect(reopenTicket(desk, ticketId ?? "", LATER)).toBe(true);
  expect(desk.money()).toEqual({ balance: 990_000, locked: 10_000 });
  expect(ticketsOf(desk)[0]).toMatchObject({ state: "open", legs: [{ result: { code: "A" } }] });
  match.result = ended([0, 3]);
  catchUp(desk, LATER);
  expect(ticketsOf(desk)[0]?.state).toBe("open");
  settleNow(desk, LATER, "a");
  expect(desk.money()).toEqual({ balance: 990_000, locked: 0 });
  expect(ledgerProblems(desk.database)).toEqual([]);
});
