// Nothing of bets runs by itself: whoever asks first after a delay or a final whistle brings them up to it.
import { inTransaction } from "../ledger/transaction.ts";
import { confirmTicket } from "./confirm-ticket.ts";
import type { Desk } from "./desk.ts";
import { settleLegs, settleTicket } from "./settle-ticket.ts";
import { readTickets } from "./ticket-store.ts";

/** @param member everybody without it */
export function catchUp(desk: Desk, time: number, member: number | null = null): void {
  inTransaction(desk.database, () => {
    const pending = "state = 'pending' AND confirmAt <= ?1 AND (?2 IS NULL OR member = ?2)";
    const waiting = readTickets(desk.database, `${pending} ORDER BY confirmAt, id`, [time, member]);
    for (const stored of waiting) confirmTicket(desk, stored);
    const begun =
      "EXISTS (SELECT 1 FROM bet_leg WHERE ticket = bet_ticket.id AND code IS NULL AND startsAt <= ?1)";
    const whose = `(?2 IS NULL OR member = ?2) AND ${begun} ORDER BY id`;
    for (const stored of readTickets(desk.database, `state = 'open' AND ${whose}`, [
      time,
      member,
    ])) {
      settleTicket(desk, stored, { time });
    }
    // Lost early, or cashed out: how the rest ended is still told.
    const over = `state IN ('settled', 'cashedOut') AND ${whose}`;
    for (const { legs } of readTickets(desk.database, over, [time, member])) {
      settleLegs(desk, legs, { time });
    }
  });
}

/** On demand: also legs that were opened again, and matches that were decided before they began. */
export function settleNow(desk: Desk, time: number, gameId: string | null): void {
  catchUp(desk, time);
  const bets = "EXISTS (SELECT 1 FROM bet_leg WHERE ticket = bet_ticket.id AND gameId = ?1)";
  const open = `state = 'open' AND (?1 IS NULL OR ${bets}) ORDER BY id`;
  for (const stored of readTickets(desk.database, open, [gameId])) {
    settleTicket(desk, stored, { time, restored: true });
  }
}
