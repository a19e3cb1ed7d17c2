// A member with a free bet for tests, and a bet that it pays.
import { expect } from "vitest";
import { readFreeBets } from "../free-bets/free-bet-store.ts";
import { grantFreeBet } from "../free-bets/grant-free-bet.ts";
import { freeBetOf, freeStakeOf, heldCents } from "../ledger/ledger.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { DAY } from "../time/china-time.ts";
import { NOW, sampleBetting, type SampleBetting } from "./sample-betting-service.ts";
import { ended, LATER, ticketsOf } from "./settle/sample-settlement.ts";
import { settleDue } from "./settle/settle-due.ts";

export const FREE_CENTS = 2000;
export const WALLET_CENTS = 1_000_000;

export function withFreeBet(changes: Partial<Parameters<typeof grantFreeBet>[1]> = {}) {
  const betting = sampleBetting(WALLET_CENTS);
  const { member, database } = betting;
  const given = {
    source: "activity",
    title: "免费投注",
    amountCents: FREE_CENTS,
    time: NOW - DAY,
  } as const;
  grantFreeBet(database, { member, id: "free", ...given, leastOdds: null, ...changes });
  return betting;
}

/** A single on a match, by play and side. */
export function placeFree(betting: SampleBetting, pick = "M H", more: object = {}) {
  const [w = "", r = ""] = pick.split(" ");
  betting.match("g1");
  return betting.place({
    legs: [betting.leg("g1", w, r)],
    stakeCents: FREE_CENTS,
    freeBet: "free",
    ...more,
  });
}

export const heldFree = ({ database, member }: SampleBetting) => [
  heldCents(database, freeBetOf(member)),
  heldCents(database, freeStakeOf(member)),
];
export const freeStates = ({ database, member }: SampleBetting) =>
  readFreeBets(database, member).map(({ state, amountCents }) => [state, amountCents]);

export function settledFree(betting: SampleBetting, score: [number, number], pick: string) {
  const placed = placeFree(betting, pick);
  expect(placed.state).toBe("accepted");
  betting.match("g1", { result: ended(score) });
  settleDue(betting, LATER);
  expect(ledgerProblems(betting.database)).toEqual([]);
  return ticketsOf(betting)[0];
}
