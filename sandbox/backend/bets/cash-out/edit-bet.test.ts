import { expect, it } from "vitest";
import type { QuotedLeg } from "#contract/api/tickets.ts";
import { ledgerProblems } from "../../ledger/ledger-check.ts";
import { NOW, sampleBetting } from "../sample-betting-service.ts";
import { readTicket } from "../ticket-store.ts";
import { cashOutQuote } from "./cash-out.ts";
import { editBet, editBetStatus, editQuote } from "./edit-bet.ts";

function withSeries() {
  const betting = sampleBetting();
  const matches = ["a", "b", "c", "d"].map((id) => betting.match(id));
  const leg = (id: string, play = "R", side = "H") => betting.leg(id, play, side);
  const ticketId = betting.place({ legs: ["a", "b", "c"].map((id) => leg(id)) }).ticketId ?? "";
  const { member, database } = betting;
  const at = { member, time: NOW + 1000 };
  const ask = (legs: readonly QuotedLeg[]) => editQuote(betting, at, { ticketId, legs });
  const edit = (
    legs: readonly QuotedLeg[],
    quote: { readonly quoteId: string; readonly valueCents: number },
    more: { readonly key?: string; readonly time?: number } = {},
  ) => editBet(betting, { ...at, key: "k", ...more }, { ...quote, ticketId, legs });
  const read = (id: string) => readTicket(database, id)?.ticket;
  return { ...betting, betting, matches, leg, ticketId, at, ask, edit, read };
}

const wanted = ({ quoteId, valueCents }: ReturnType<typeof editQuote>) => ({ quoteId, valueCents });

it("exchanges the series for the wanted legs at its cash-out value", () => {
  const { betting, ask, edit, leg, ticketId, at, read, money, database } = withSeries();
  const legs = [leg("a"), leg("d", "OU", "O")];
  const quote = ask(legs);
  expect(quote).toMatchObject({ state: "open", refusal: null, expiresAt: NOW + 6000 });
  expect(quote.valueCents).toBe(cashOutQuote(betting, at, ticketId).valueCents);
  expect(quote.fairCents).toBeGreaterThan(quote.valueCents);
  // 1.92 × 1.88 of the value, less the stake.
  expect(quote.winCents).toBe(Math.round(quote.valueCents * (1.92 * 1.88 - 1)));
  const done = edit(legs, wanted(quote));
  const next = done.ticket?.ticketId ?? "";
  expect(done).toMatchObject({
    state: "done",
    ticket: { state: "open", riskCents: quote.valueCents, editedFrom: ticketId },
  });
  expect(read(ticketId)).toMatchObject({
    state: "cashedOut",
    editedTo: next,
    cashedCents: quote.valueCents,
  });
  expect(money()).toEqual({ balance: 990_000, locked: quote.valueCents });
  expect(edit(legs, wanted(quote))).toEqual(done);
  expect(editBetStatus(betting, { member: at.member, key: "k" })).toEqual({
    state: "done",
    answer: done,
  });
  expect(money().locked).toBe(quote.valueCents);
  expect(ledgerProblems(database)).toEqual([]);
});

it("does nothing after an event, after the quote's time, or with other legs than quoted", () => {
  const { ask, edit, leg, matches, read, ticketId, money } = withSeries();
  const legs = [leg("a"), leg("b")];
  const quote = wanted(ask(legs));
  expect(edit(legs, quote, { key: "1", time: NOW + 6001 }).state).toBe("changed");
  expect(edit([leg("a"), leg("d")], quote, { key: "2" }).state).toBe("changed");
  expect(edit(legs, { ...quote, valueCents: quote.valueCents + 1 }, { key: "3" }).state).toBe(
    "changed",
  );
  for (const match of matches.slice(2, 3)) match.scoredAt = NOW + 2000;
  expect(edit(legs, quote, { key: "4", time: NOW + 3000 }).state).toBe("changed");
  expect(read(ticketId)?.state).toBe("open");
  expect(money()).toEqual({ balance: 990_000, locked: 10_000 });
});

it("names why the new ticket would be refused, and keeps the old one", () => {
  const { ask, edit, leg, matches, read, ticketId } = withSeries();
  const twice = [leg("a"), leg("a", "OU", "O")];
  expect(ask(twice)).toMatchObject({ state: "refused", refusal: { reason: "combination" } });
  const legs = [leg("a"), leg("d")];
  const quote = wanted(ask(legs));
  const last = matches[3];
  if (last) last.plays["R"] = { line: "-1", odds: { H: "1.20", C: "0.70" } };
  expect(edit(legs, quote)).toMatchObject({ state: "changed", refusal: { reason: "line" } });
  expect(read(ticketId)?.state).toBe("open");
});

it("is offered for series only", () => {
  const { betting, leg, at } = withSeries();
  const single = betting.place({ legs: [leg("d")] }).ticketId ?? "";
  expect(cashOutQuote(betting, at, single).canEdit).toBe(false);
  expect(editQuote(betting, at, { ticketId: single, legs: [leg("a")] }).state).toBe("none");
});
