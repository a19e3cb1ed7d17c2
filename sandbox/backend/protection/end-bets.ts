// What becomes of the open bets of a member who excludes themself or closes the account. Bets that are not accepted yet
// are released. The others stand and are paid when they settle; where the profile says so, those whose event has not
// begun are refunded (Standard 2.14).
import type { DatabaseSync } from "node:sqlite";
import { endOfRule } from "../bets/cash-out/auto-rule.ts";
import type { StoredTicket } from "../bets/bet-rows.ts";
import { readTickets, updateTicket } from "../bets/ticket-store.ts";
import { endFreeBets, spendFreeBet } from "../free-bets/free-bet-store.ts";
import { lockedOf, post, walletOf } from "../ledger/ledger.ts";

export interface EndedBets {
  readonly refundedCents: number;
  readonly openBets: number;
}

export function endBets(
  database: DatabaseSync,
  {
    member,
    time,
    refundUnstarted,
  }: { readonly member: number; readonly time: number; readonly refundUnstarted: boolean },
): EndedBets {
  let refundedCents = 0;
  let openBets = 0;
  endFreeBets(database, member, time);
  for (const stored of readTickets(database, "member = ? AND state IN ('pending', 'open')", [
    member,
  ])) {
    const unstarted = stored.legs.every(({ startsAt, live }) => !live && startsAt > time);
    if (stored.ticket.state === "pending") refundedCents += release(database, stored, time);
    else if (refundUnstarted && unstarted) refundedCents += refund(database, stored, time);
    else openBets += 1;
  }
  return { refundedCents, openBets };
}

function release(database: DatabaseSync, { ticket }: StoredTicket, time: number): number {
  const { id, member, leftCents, freeBet } = ticket;
  // Who leaves gets no free bet back.
  if (freeBet !== null) spendFreeBet(database, freeBet, time);
  updateTicket(database, id, { state: "refused", reason: "closed", settledAt: time });
  post(database, { reason: "stakeReleased", reference: id, time }, [
    [lockedOf(member), -leftCents],
    [walletOf(member), leftCents],
  ]);
  return leftCents;
}

function refund(database: DatabaseSync, { ticket }: StoredTicket, time: number): number {
  const { id, member, leftCents, cashedCents, freeBet } = ticket;
  if (freeBet !== null) spendFreeBet(database, freeBet, time);
  post(database, { reason: "betRefunded", reference: id, time }, [
    [lockedOf(member), -leftCents],
    [walletOf(member), leftCents],
  ]);
  updateTicket(database, id, {
    state: "void",
    settledAt: time,
    returnCents: cashedCents + leftCents,
    validCents: 0,
    ...endOfRule(ticket, time, "settled"),
  });
  return leftCents;
}
