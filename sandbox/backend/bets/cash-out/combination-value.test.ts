// What an open combination within a match is worth, and how it is edited.
import { describe, expect, it } from "vitest";
import type { QuotedLeg } from "#contract/api/tickets.ts";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { NOW, type SampleMatch, sampleBetting } from "../sample-betting-service.ts";
import { settleDue } from "../settle/settle-due.ts";
import { readTicket, readTickets } from "../ticket-store.ts";
import { changeAutoCashOut } from "./auto-cash-out.ts";
import { cashOut, cashOutQuote } from "./cash-out.ts";
import { editBet, editQuote } from "./edit-bet.ts";

const PLAYS: SampleMatch["plays"] = {
  M: { line: null, odds: { H: "2.00", C: "3.10", N: "3.20" } },
  HM: { line: null, odds: { H: "3.00", C: "3.00", N: "2.00" } },
  CNOU: { line: "9.5", odds: { O: "1.00", U: "0.90" } },
};
const COUNTED = { half: null, full: [6, 5] as const };
const KEPT = 0.95;
/** 2 × 3 × 0.95, and × 2 × 0.95 with corners. */
const [PAIR, THREE] = [5.7, 10.83];

function withTicket(...picks: readonly string[]) {
  const betting = sampleBetting();
  const match = betting.match("a", { plays: PLAYS });
  const ticketId = betting.place({ legs: [betting.combined("a", ...picks)] }).ticketId ?? "";
  const at = { member: betting.member, time: NOW + 60_000 };
  const ask = () => cashOutQuote(betting, at, ticketId);
  return { ...betting, betting, match, ticketId, at, ask };
}

const worth = (odds: number, chance: number) => Math.floor(10_000 * odds * chance * KEPT + 1e-6);

describe("the value", () => {
  it("is the odds by the chance of the open parts together", () => {
    const { ask, match } = withTicket("M H", "HM H");
    expect(ask()).toMatchObject({ state: "open", valueCents: worth(PAIR, 0.25) });
    // A goal.
    match.live = true;
    match.score = [1, 0];
    match.chances = { "M H": 0.81, "HM H": 0.73 };
    expect(ask().valueCents).toBe(worth(PAIR, 0.81 * 0.73));
    match.down.push([NOW, NOW + 120_000]);
    expect(ask()).toMatchObject({ state: "suspended", valueCents: 0, reason: "suspended" });
  });

  it("is that of the parts that are left once some are won or void", () => {
    const { ask, match } = withTicket("M H", "HM H", "CNOU O");
    expect(ask().valueCents).toBe(worth(THREE, 0.125));
    match.chances = { "M H": 0.9, "CNOU O": 0.4 };
    match.result = { status: "live", score: { half: [1, 0], full: null } };
    expect(ask().valueCents).toBe(worth(THREE, 0.36));
    // The full time is void, the corners were counted.
    match.result = { status: "ended", score: { half: [1, 0], full: null }, corners: COUNTED };
    expect(ask()).toMatchObject({ state: "open", valueCents: worth(PAIR, 1) });
  });

  it("is nothing once a part is lost", () => {
    const { ask, match, betting } = withTicket("M H", "HM H");
    match.result = { status: "live", score: { half: [0, 1], full: null } };
    expect(ask()).toMatchObject({ state: "none", valueCents: 0, reason: "small" });
    settleDue(betting, NOW + 4 * 3_600_000);
    expect(ask()).toMatchObject({ state: "none", reason: "over" });
  });

  it("is unknown where the book cannot say the chance", () => {
    const { ask, betting } = withTicket("M H", "HM H");
    const silent = {
      ...betting,
      book: (time: number) => ({ ...betting.book(time), chanceOfAll: () => null }),
    };
    expect(ask().state).toBe("open");
    const at = { member: betting.member, time: NOW };
    const [ticket] = readTickets(betting.database, "1");
    expect(cashOutQuote(silent, at, ticket?.ticket.id ?? "")).toMatchObject({
      state: "none",
      reason: "noMarket",
    });
  });

  it("is paid in part, the rest is settled at what is left", () => {
    const { ask, betting, match, at, ticketId, money } = withTicket("M H", "HM H");
    const { quoteId, valueCents } = ask();
    const half = Math.floor(valueCents / 2);
    const wanted = { ticketId, quoteId, percent: 50, valueCents: half };
    expect(cashOut(betting, { ...at, key: "k" }, wanted).state).toBe("done");
    match.result = { status: "ended", score: { half: null, full: [1, 0] } };
    settleDue(betting, NOW + 4 * 3_600_000);
    // Half of the stake at 2.00: the half time was void.
    expect(money()).toEqual({ balance: 990_000 + half + 10_000, locked: 0 });
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("is taken by itself when it is reached", () => {
    const { betting, match, ticketId, member, money } = withTicket("M H", "HM H");
    const set = { ticketId, atCents: 30_000 };
    expect(changeAutoCashOut(betting, { member, time: NOW }, set).state).toBe("set");
    match.chances = { "M H": 0.8, "HM H": 0.8 };
    settleDue(betting, NOW + 60_000);
    expect(readTicket(betting.database, ticketId)?.ticket).toMatchObject({
      state: "cashedOut",
      cashedCents: worth(PAIR, 0.64),
    });
    expect(money()).toEqual({ balance: 990_000 + worth(PAIR, 0.64), locked: 0 });
  });
});

describe("an edit", () => {
  function withSeries() {
    const betting = sampleBetting();
    for (const id of ["a", "b", "c"]) betting.match(id, { plays: PLAYS });
    const combined = betting.combined("a", "M H", "HM H");
    const [second, third] = [betting.leg("b", "M", "H"), betting.leg("c", "M", "H")];
    const ticketId = betting.place({ legs: [combined, second] }).ticketId ?? "";
    const at = { member: betting.member, time: NOW + 1000 };
    const ask = (...legs: QuotedLeg[]) => editQuote(betting, at, { ticketId, legs });
    return { betting, combined, second, third, at, ticketId, ask };
  }

  it("keeps a combination as a whole", () => {
    const { betting, combined, third, at, ticketId, ask } = withSeries();
    const legs = [combined, third];
    const { state, quoteId, valueCents } = ask(...legs);
    expect(state).toBe("open");
    const done = editBet(betting, { ...at, key: "k" }, { ticketId, quoteId, legs, valueCents });
    expect(done).toMatchObject({ state: "done", ticket: { editedFrom: ticketId } });
    expect(done.ticket?.legs[0]?.parts).toHaveLength(2);
    expect(ledgerProblems(betting.database)).toEqual([]);
  });

  it("drops it, or replaces it by another selection of its match", () => {
    const { betting, second, third, ask } = withSeries();
    expect(ask(second, third).state).toBe("open");
    expect(ask(betting.leg("a", "CNOU", "O"), second).state).toBe("open");
  });

  it("does not take it apart", () => {
    const { betting, second, ask } = withSeries();
    const others = [betting.combined("a", "M H", "CNOU O"), betting.leg("a", "M", "H")];
    for (const leg of others) {
      const { state, refusal } = ask(leg, second);
      expect([state, refusal?.reason]).toEqual(["refused", "combination"]);
      expect(refusal?.message).toContain("整组保留或移除");
    }
  });
});
