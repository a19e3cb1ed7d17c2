// How combinations within a match are settled and paid.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MatchResult } from "#contract/betting/match-result.ts";
import type { Score } from "#contract/betting/score.ts";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { betProfit } from "../bet-profit.ts";
import { ticketTitle } from "../bet-record.ts";
import { NOW, type SampleMatch, sampleBetting } from "../sample-betting-service.ts";
import { readTickets } from "../ticket-store.ts";
import { reopenTicket } from "./reopen-ticket.ts";
import { LATER, ticketsOf } from "./sample-settlement.ts";
import { settleDue, settleNow } from "./settle-due.ts";

const BEGIN = 1_000_000;
const STAKE = 10_000;
const PLAYS: SampleMatch["plays"] = {
  M: { line: null, odds: { H: "2.00", C: "3.10", N: "3.20" } },
  OU: { line: "2.5", odds: { O: "1.00", U: "0.90" } },
  HM: { line: null, odds: { H: "3.00", C: "3.00", N: "2.00" } },
  CNOU: { line: "9.5", odds: { O: "1.00", U: "0.90" } },
};
/** 2 × 2 × 0.95, and with a third part of 2 that × 2 × 0.95. */
const [PAIR, THREE] = ["3.80", "7.22"];

type Result = Partial<MatchResult>;
const corners = (home: number, away: number) => ({ half: null, full: [home, away] as Score });
const ended = (half: Score, full: Score, more: Result = {}): Result => ({
  status: "ended",
  score: { half, full },
  corners: corners(6, 5),
  ...more,
});

function desk(...picks: readonly string[]) {
  const betting = sampleBetting(BEGIN);
  const match = betting.match("a", { plays: PLAYS });
  betting.place({ legs: [betting.combined("a", ...picks)] });
  /** The first ticket after this result, with the ledger checked. */
  const after = (result: Result, time = LATER) => {
    match.result = result;
    settleDue(betting, time);
    expect(ledgerProblems(betting.database)).toEqual([]);
    const [ticket] = ticketsOf(betting);
    const [leg] = ticket?.legs ?? [];
    if (!ticket || !leg) throw new Error("no ticket");
    const parts = leg.parts.map(({ result: one }) => one?.code ?? null);
    return { ticket, leg, parts, code: leg.result?.code ?? null };
  };
  return { ...betting, betting, match, after };
}

describe("a combination alone", () => {
  it("pays its odds when all parts win", () => {
    const { after, money } = desk("M H", "OU O");
    const { ticket, leg, parts, code } = after(ended([1, 0], [3, 0]));
    expect([code, ...parts]).toEqual(["W", "W", "W"]);
    expect(leg).toMatchObject({ odds: PAIR, paidOdds: null, result: { factor: "3.8" } });
    expect(leg.parts[1]?.result?.score).toEqual([3, 0]);
    expect(ticket).toMatchObject({ state: "settled", returnCents: 38_000, validCents: STAKE });
    expect(money()).toEqual({ balance: BEGIN + 28_000, locked: 0 });
  });

  it("is lost with its first lost part, and still shows how the others end", () => {
    const { after, money } = desk("HM H", "M H");
    const early = after({ status: "live", score: { half: [0, 1], full: null } });
    expect([early.code, ...early.parts]).toEqual(["L", "L", null]);
    expect(early.ticket).toMatchObject({ state: "settled", returnCents: 0, netCents: -STAKE });
    expect(money()).toEqual({ balance: BEGIN - STAKE, locked: 0 });
    const late = after(ended([0, 1], [3, 1]), LATER + 1000);
    expect([late.code, ...late.parts]).toEqual(["L", "L", "W"]);
    expect(late.ticket.settledAt).toBe(early.ticket.settledAt);
    expect(money()).toEqual({ balance: BEGIN - STAKE, locked: 0 });
  });

  it("stays open while a part is, with the results of the others", () => {
    const { after, money } = desk("HM H", "M H");
    const { ticket, parts, code } = after({ status: "live", score: { half: [1, 0], full: null } });
    expect([ticket.state, code, ...parts]).toEqual(["open", null, "W", null]);
    expect(money().locked).toBe(STAKE);
  });

  it.each([
    [["M H", "OU O", "CNOU O"], [3, 0], "W", PAIR, 38_000],
    [["M H", "CNOU O"], [3, 0], "W", "2.00", 20_000],
    [["M C", "OU O", "CNOU O"], [3, 0], "L", null, 0],
  ] as const)("pays what is left of %j without corners", (picks, full, code, paid, cents) => {
    const { after, money } = desk(...picks);
    const result = after(ended([1, 0], full, { corners: null }));
    expect(result.parts.at(-1)).toBe("D5");
    expect([result.code, result.leg.paidOdds]).toEqual([code, paid]);
    expect(result.ticket).toMatchObject({ returnCents: cents, validCents: STAKE });
    expect(money()).toEqual({ balance: BEGIN - STAKE + cents, locked: 0 });
    expect(result.leg.result?.factor).toBe(String(cents / STAKE));
  });

  it("returns the stake when all parts are void", () => {
    const { after, money } = desk("M H", "OU O");
    const { ticket, code, leg } = after({ status: "cancelled" });
    expect([code, leg.paidOdds]).toEqual(["D0", null]);
    expect(ticket).toMatchObject({ state: "void", returnCents: STAKE, validCents: 0 });
    expect(money()).toEqual({ balance: BEGIN, locked: 0 });
  });

  it("is reopened with its parts, and settled again", () => {
    const { after, betting, money, match } = desk("M H", "OU O", "CNOU O");
    const { ticket } = after(ended([1, 0], [3, 0], { corners: null }));
    expect(reopenTicket(betting, ticket.ticketId, LATER)).toBe(true);
    expect(money()).toEqual({ balance: BEGIN - STAKE, locked: STAKE });
    const open = after(ended([1, 0], [3, 0]));
    expect(open.ticket.state).toBe("open");
    expect([open.code, ...open.parts]).toEqual(["A", "A", "A", "A"]);
    expect(open.leg.paidOdds).toBeNull();
    match.result = ended([1, 0], [3, 0]);
    settleNow(betting, LATER, "a");
    const again = after(ended([1, 0], [3, 0]));
    expect(again.ticket).toMatchObject({ state: "settled", returnCents: 72_200 });
    expect(again.leg).toMatchObject({ odds: THREE, paidOdds: null });
  });

  it("is named by its match, and counts under its sport and its own play", () => {
    const { after, betting, database } = desk("M H", "OU O");
    after(ended([1, 0], [3, 0]));
    const [stored] = readTickets(database, "1");
    expect(stored && ticketTitle(stored)).toBe("甲 - 乙");
    const { sports, markets } = betProfit(betting, betting.member, { from: 0, to: LATER });
    const row = { count: 1, stakeCents: STAKE, netCents: 28_000 };
    expect(sports).toEqual([{ key: "FT", ...row }]);
    expect(markets).toEqual([{ key: "CB", ...row }]);
  });
});

describe("in a series", () => {
  it.each([
    ["wins", ended([1, 0], [3, 0]), 7.22 * 2],
    ["loses a part", ended([1, 0], [1, 0]), 0],
    ["loses its void part", ended([1, 0], [3, 0], { corners: null }), 3.8 * 2],
    ["is void", { status: "cancelled" } as Result, 2],
  ])("multiplies what it pays when it %s", (_what, result, factor) => {
    const betting = sampleBetting(BEGIN);
    const [one, two] = ["a", "b"].map((id) => betting.match(id, { plays: PLAYS }));
    const combined = betting.combined("a", "M H", "OU O", "CNOU O");
    betting.place({ legs: [combined, betting.leg("b", "M", "H")] });
    if (one) one.result = result;
    if (two) two.result = ended([0, 0], [1, 0]);
    settleDue(betting, LATER);
    const [ticket] = ticketsOf(betting);
    expect(ticket?.returnCents).toBe(Math.round(factor * STAKE));
    expect(betting.money()).toEqual({ balance: BEGIN + (ticket?.netCents ?? 0), locked: 0 });
    expect(ledgerProblems(betting.database)).toEqual([]);
  });
});

it("pays one of the stored prices, whatever is won or void", () => {
  const goals = fc.integer({ min: 0, max: 3 });
  const score = fc.tuple(goals, goals);
  const counts = fc.option(fc.tuple(fc.integer({ max: 12, min: 0 }), fc.constant(3)));
  const picks = fc.uniqueArray(fc.constantFrom("M H", "OU O", "HM H", "CNOU O", "CNOU U"), {
    minLength: 2,
    selector: (pick) => pick.split(" ")[0],
  });
  const half = fc.option(score);
  fc.assert(
    fc.property(
      picks,
      half,
      score,
      counts,
      fc.boolean(),
      (picked, first, more, count, cancelled) => {
        const { after, money, database } = desk(...picked);
        const full: Score = [(first?.[0] ?? 0) + more[0], (first?.[1] ?? 0) + more[1]];
        const result: Result = {
          status: cancelled ? "cancelled" : "ended",
          score: { half: first, full },
          corners: count && corners(...count),
        };
        const { ticket, parts, leg } = after(result);
        const stored = readTickets(database, "1")[0]?.legs[0]?.setOdds ?? [];
        const left = parts.reduce((set, code, place) => (code === "W" ? set + 2 ** place : set), 0);
        const paid = parts.includes("L") ? "0" : left === 0 ? "1" : stored[left];
        expect(ticket.returnCents).toBe(Math.round(Number(paid) * STAKE));
        expect(leg.result?.factor).toBe(String(Number(paid)));
        expect(Number(paid)).toBeLessThanOrEqual(Number(leg.odds));
        expect(money()).toEqual({ balance: BEGIN + (ticket.netCents ?? Number.NaN), locked: 0 });
      },
    ),
    { numRuns: 60 },
  );
});

it("settles a part before the start when the match has a result then", () => {
  const { betting, match, money } = desk("M H", "OU O");
  match.result = ended([1, 0], [3, 0]);
  settleNow(betting, NOW + 1000, "a");
  expect(money()).toEqual({ balance: BEGIN + 28_000, locked: 0 });
});
