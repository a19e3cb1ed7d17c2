import type * as v from "valibot";
import type * as calls from "#contract/api/tickets.ts";
import type { BettingService } from "./betting-service.ts";
import { readTickets } from "./ticket-store.ts";
import { ticketView } from "./ticket-view.ts";

const MOST = 100;
const RUNNING = "('pending', 'open')";

/** Open bets, or closed ones including refused bets; newest first. */
export function openBets(
  betting: BettingService,
  asked: { readonly member: number; readonly settled: boolean; readonly limit: number },
  time: number,
): v.InferOutput<typeof calls.openBets.response> {
  const { member, settled, limit } = asked;
  const where = `member = ? AND state ${settled ? "NOT IN" : "IN"} ${RUNNING}`;
  const order = settled ? "settledAt DESC, id DESC" : "placedAt DESC, id DESC";
  const most = Math.min(MOST, Math.max(0, Math.floor(limit)));
  const row = betting.database
    .prepare(`SELECT count(*) AS count FROM bet_ticket WHERE ${where}`)
    .get(member);
  const book = betting.book(time);
  const list = readTickets(betting.database, `${where} ORDER BY ${order} LIMIT ?`, [member, most]);
  return {
    total: Number(row?.["count"]),
    list: list.map((stored) => ticketView(book, stored)),
    time,
  };
}
