// Pays a cash-out: by the member's press, by the automatic rule, or as the first half of an edit.
import { HOUSE, lockedOf, post, walletOf } from "../../ledger/ledger.ts";
import { spendFreeBet } from "../../free-bets/free-bet-store.ts";
import type { StoredTicket } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";
import { updateTicket } from "../ticket-store.ts";
import { endOfRule, type RuleEnd } from "./auto-rule.ts";

interface Payment {
  readonly percent: number;
  readonly cents: number;
  readonly time: number;
  /** What becomes of an automatic cash-out. */
  readonly end: RuleEnd;
}

export function payOut({ database }: BettingService, stored: StoredTicket, paid: Payment): void {
  const { percent, cents, time, end } = paid;
  const { id, member, leftCents } = stored.ticket;
  // A partial cash-out leaves at least one cent: a ticket without a stake could not be settled.
  const risk = percent === 100 ? leftCents : Math.min(leftCents - 1, partOf(leftCents, percent));
  post(database, { reason: end === "edited" ? "betEdited" : "cashOut", reference: id, time }, [
    [lockedOf(member), -risk],
    [walletOf(member), cents],
    [HOUSE, risk - cents],
  ]);
  if (stored.ticket.freeBet !== null) spendFreeBet(database, stored.ticket.freeBet, time);
  database.prepare("DELETE FROM cash_quote WHERE ticket = ?").run(id);
  const cashedCents = stored.ticket.cashedCents + cents;
  updateTicket(database, id, {
    leftCents: leftCents - risk,
    cashedCents,
    returnCents: cashedCents,
    ...(leftCents === risk ? { state: "cashedOut" as const, settledAt: time } : {}),
    ...endOfRule(stored.ticket, time, end),
  });
}

export function partOf(cents: number, percent: number): number {
  return Math.floor((cents * percent) / 100);
}
