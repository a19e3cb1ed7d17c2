// Profit of settled bets by day, sport and market. A ticket of several legs counts once: as a series, and under its
// sport when all legs share it.
import type * as v from "valibot";
import type { betProfit as call, ProfitRow } from "#contract/api/records.ts";
import { playCode, playSpec } from "#contract/betting/plays.ts";
import { dayOf } from "../time/china-time.ts";
import type { StoredTicket } from "./bet-rows.ts";
import type { BettingService } from "./betting-service.ts";
import { readTickets } from "./ticket-store.ts";

export function betProfit(
  { database }: BettingService,
  member: number,
  { from, to }: v.InferOutput<typeof call.request>,
): v.InferOutput<typeof call.response> {
  const where = "member = ? AND placedAt >= ? AND placedAt < ?";
  const over = "state IN ('settled', 'cashedOut', 'void') ORDER BY placedAt, id";
  const tickets = readTickets(database, `${where} AND ${over}`, [member, from, to]);
  return {
    days: sums(tickets, ({ ticket }) => dayOf(ticket.placedAt)),
    sports: largestFirst(sums(tickets, sportOf)),
    markets: largestFirst(sums(tickets, marketOf)),
  };
}

function sportOf({ legs }: StoredTicket): string {
  const [sport = "OP", ...others] = new Set(legs.map((leg) => leg.sport));
  return others.length === 0 ? sport : "MIX";
}

function marketOf({ legs }: StoredTicket): string {
  const [only, second] = legs;
  if (!only || second) return "SERIES";
  const { base, period } = playSpec(only.w);
  return playCode(base, { period });
}

function sums(
  tickets: readonly StoredTicket[],
  keyOf: (stored: StoredTicket) => string,
): ProfitRow[] {
  const rows = new Map<string, ProfitRow>();
  for (const stored of tickets) {
    const { riskCents, returnCents } = stored.ticket;
    const key = keyOf(stored);
    const row = rows.get(key) ?? { key, count: 0, stakeCents: 0, netCents: 0 };
    row.count += 1;
    row.stakeCents += riskCents;
    row.netCents += (returnCents ?? 0) - riskCents;
    rows.set(key, row);
  }
  return [...rows.values()];
}

function largestFirst(rows: readonly ProfitRow[]): ProfitRow[] {
  return rows.toSorted((left, right) => right.stakeCents - left.stakeCents);
}
