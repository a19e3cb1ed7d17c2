// Bets settle lazily, on the next request: nothing runs on a timer.
import { inTransaction } from "../../database/transaction.ts";
import { expireFreeBets } from "../../free-bets/free-bet-store.ts";
import type { BettingService } from "../betting-service.ts";
import { runAutoCashOuts } from "../cash-out/auto-cash-out.ts";
import { confirmTicket } from "../place/confirm-ticket.ts";
import { readTickets } from "../ticket-store.ts";
import { settleLegs, settleTicket } from "./settle-ticket.ts";

/** @param member null: all members */
export function settleDue(
  betting: BettingService,
  time: number,
  member: number | null = null,
): void {
  inTransaction(betting.database, () => {
    expireFreeBets(betting.database, time, member);
    const pending = "state = 'pending' AND confirmAt <= ?1 AND (?2 IS NULL OR member = ?2)";
    const waiting = readTickets(betting.database, `${pending} ORDER BY confirmAt, id`, [
      time,
      member,
    ]);
    for (const stored of waiting) confirmTicket(betting, stored);
    runAutoCashOuts(betting, time, member);
    const openPart =
      "EXISTS (SELECT 1 FROM bet_part WHERE ticket = bet_leg.ticket AND leg = bet_leg.place AND code IS NULL)";
    const begun = `EXISTS (SELECT 1 FROM bet_leg WHERE ticket = bet_ticket.id AND startsAt <= ?1
      AND (code IS NULL OR ${openPart}))`;
    const memberAt = `(?2 IS NULL OR member = ?2) AND ${begun} ORDER BY id`;
    for (const stored of readTickets(betting.database, `state = 'open' AND ${memberAt}`, [
      time,
      member,
    ])) {
      settleTicket(betting, stored, { time });
    }
    // Tickets that are lost early or cashed out still show how their other legs ended.
    const over = `state IN ('settled', 'cashedOut') AND ${memberAt}`;
    for (const { legs } of readTickets(betting.database, over, [time, member])) {
      settleLegs(betting, legs, { time });
    }
  });
}

/** Also settles reopened legs, and matches that got a result before they began. */
export function settleNow(betting: BettingService, time: number, gameId: string | null): void {
  settleDue(betting, time);
  const bets = (table: string) =>
    `EXISTS (SELECT 1 FROM ${table} WHERE ticket = bet_ticket.id AND gameId = ?1)`;
  const any = `${bets("bet_leg")} OR ${bets("bet_part")}`;
  const open = `state = 'open' AND (?1 IS NULL OR ${any}) ORDER BY id`;
  for (const stored of readTickets(betting.database, open, [gameId])) {
    settleTicket(betting, stored, { time, restored: true });
  }
}
