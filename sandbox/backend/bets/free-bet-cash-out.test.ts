// Bets that a free bet pays, before their end.
import { describe, expect, it } from "vitest";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { changeAutoCashOut } from "./cash-out/auto-cash-out.ts";
import { cashOut, cashOutQuote } from "./cash-out/cash-out.ts";
import { editQuote } from "./cash-out/edit-bet.ts";
import { NOW, sampleBetting, type SampleBetting } from "./sample-betting-service.ts";
import { ticketsOf } from "./settle/sample-settlement.ts";
import { settleDue } from "./settle/settle-due.ts";
import { FREE_CENTS, heldFree, placeFree, WALLET_CENTS, withFreeBet } from "./sample-free-bet.ts";

describe("an open bet that a free bet pays", () => {
  const quoted = (betting: SampleBetting, ticketId: string | null) =>
    cashOutQuote(betting, { member: betting.member, time: NOW }, ticketId ?? "");

  it("is cashed out without the stake, and as a whole", () => {
    const betting = withFreeBet();
    const { ticketId } = placeFree(betting);
    const money = sampleBetting(WALLET_CENTS);
    const paid = placeFree(money, "M H", { freeBet: undefined });
    const { valueCents, quoteId, minPartCents, mostCents, canEdit } = quoted(betting, ticketId);
    const whole = quoted(money, paid.ticketId).valueCents;
    // Of a return of 46.00, the win is 26.00.
    expect(Math.abs(valueCents - (whole * 26) / 46)).toBeLessThanOrEqual(1);
    expect([minPartCents, mostCents, canEdit]).toEqual([valueCents, 2470, false]);
    const at = { member: betting.member, time: NOW };
    const wanted = { ticketId: ticketId ?? "", quoteId };
    const half = { ...wanted, percent: 50, valueCents: Math.floor(valueCents / 2) };
    expect(() => cashOut(betting, { ...at, key: "part" }, half)).toThrow("只能全部提前结算");
    const done = cashOut(betting, { ...at, key: "all" }, { ...wanted, percent: 100, valueCents });
    expect(done).toMatchObject({ state: "done", ticket: { returnCents: valueCents } });
    expect(betting.money()).toEqual({ balance: WALLET_CENTS + valueCents, locked: 0 });
    expect([heldFree(betting), ledgerProblems(betting.database)]).toEqual([[0, 0], []]);
  });

  it("its automatic cash-out takes the same value", () => {
    const betting = withFreeBet();
    const { ticketId } = placeFree(betting);
    const set = { ticketId: ticketId ?? "", atCents: 2000 };
    const answer = changeAutoCashOut(betting, { member: betting.member, time: NOW }, set);
    expect(answer.state).toBe("set");
    betting.match("g1", {
      plays: { M: { line: null, odds: { H: "1.10", C: "15.00", N: "9.00" } } },
    });
    settleDue(betting, NOW + 5000);
    const [ticket] = ticketsOf(betting);
    expect(ticket).toMatchObject({ state: "cashedOut", auto: { state: "done" } });
    expect(betting.money().balance).toBe(WALLET_CENTS + (ticket?.returnCents ?? 0));
    expect([heldFree(betting), ledgerProblems(betting.database)]).toEqual([[0, 0], []]);
  });

  it("cannot be edited", () => {
    const betting = withFreeBet();
    const legs = ["g1", "g2"].map((id) => {
      betting.match(id);
      return betting.leg(id, "M", "H");
    });
    const { ticketId } = betting.place({ legs, stakeCents: FREE_CENTS, freeBet: "free" });
    const asked = { ticketId: ticketId ?? "", legs: legs.slice(1) };
    const at = { member: betting.member, time: NOW };
    expect(editQuote(betting, at, asked)).toMatchObject({ state: "none", quoteId: "" });
  });
});
