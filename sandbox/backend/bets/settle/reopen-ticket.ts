// Reopens a ticket that was settled by a wrong result.
import { inTransaction } from "../../database/transaction.ts";
import { restoreFreeBet } from "../../free-bets/free-bet-store.ts";
import type { BettingService } from "../betting-service.ts";
import { readTicket, updateLeg, updatePart, updateTicket } from "../ticket-store.ts";
import { moveStake } from "./move-stake.ts";

const RESTORED = { code: "A", resultHome: null, resultAway: null, settledAt: null };

/** Takes the payment back. @returns false when the wallet has less than was paid, or a free bet given back is gone */
export function reopenTicket(betting: BettingService, id: string, time: number): boolean {
  const { database } = betting;
  const stored = readTicket(database, id);
  if (!stored || (stored.ticket.state !== "settled" && stored.ticket.state !== "void"))
    return false;
  const { ticket, legs } = stored;
  const paid = (ticket.returnCents ?? 0) - ticket.cashedCents;
  try {
    inTransaction(database, () => {
      moveStake(betting, ticket, {
        reason: "restored",
        time,
        locked: ticket.leftCents,
        wallet: -paid,
      });
      if (ticket.freeBet !== null && !restoreFreeBet(database, ticket.freeBet, time))
        throw new RangeError("the free bet that it gave back is gone");
      for (const leg of legs) {
        updateLeg(database, leg, { ...RESTORED, deadHeat: null, paidOdds: null });
        for (const part of leg.parts) updatePart(database, part, RESTORED);
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
