// Opens a ticket again whose result was wrong.
import { inTransaction } from "../ledger/transaction.ts";
import type { Desk } from "./desk.ts";
import { moveStake } from "./move-stake.ts";
import { readTicket, updateLeg, updateTicket } from "./ticket-store.ts";

/** The ticket is open again, what it paid is taken back. @returns false when the wallet has less than that */
export function reopenTicket(desk: Desk, id: string, time: number): boolean {
  const { database } = desk;
  const stored = readTicket(database, id);
  if (!stored || (stored.ticket.state !== "settled" && stored.ticket.state !== "void"))
    return false;
  const { ticket, legs } = stored;
  const paid = (ticket.returnCents ?? 0) - ticket.cashedCents;
  try {
    inTransaction(database, () => {
      moveStake(desk, ticket, {
        reason: "restored",
        time,
        locked: ticket.leftCents,
        wallet: -paid,
      });
      for (const leg of legs) {
        updateLeg(database, leg, {
          code: "A",
          resultHome: null,
          resultAway: null,
          settledAt: null,
        });
      }
      const returnCents = ticket.cashedCents === 0 ? null : ticket.cashedCents;
      updateTicket(database, id, { state: "open", returnCents, validCents: 0, settledAt: null });
    });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
