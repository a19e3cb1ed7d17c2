import type * as v from "valibot";
import type * as calls from "#contract/api/tickets.ts";
import type { QuotedLeg } from "#contract/api/tickets.ts";
import { capOf, seriesLimits } from "./bet-limits.ts";
import { dailyLeft } from "./daily-cap.ts";
import type { Desk } from "./desk.ts";
import { legNow } from "./leg-now.ts";

/** Selections as they stand now; for visitors, too. */
export function quote(
  desk: Desk,
  selections: readonly QuotedLeg[],
  { member, time }: { readonly member: number | null; readonly time: number },
): v.InferOutput<typeof calls.quote.response> {
  const book = desk.book(time);
  const waiting = member === null ? new Set<string>() : waitingPrices(desk, member);
  const legs = selections.map((leg) => legNow(book, leg));
  const found = legs.flatMap((leg) => leg.found ?? []);
  const sports = found.flatMap(({ match, outright }) => match?.sport ?? outright?.sport ?? []);
  return {
    legs: legs.map(({ quote: now }) =>
      waiting.has(now.priceId) ? { ...now, active: "delay" as const } : now,
    ),
    series: found.length > 1 ? seriesLimits(found) : null,
    dailyLeftCents:
      member === null || found.length === 0
        ? null
        : dailyLeft(desk.database, { member, time, capCents: capOf(sports) }),
    time,
  };
}

/** Prices for which an order of the member is being confirmed. */
function waitingPrices({ database }: Desk, member: number): ReadonlySet<string> {
  const rows = database
    .prepare(
      `SELECT priceId FROM bet_leg JOIN bet_ticket ON bet_ticket.id = bet_leg.ticket
      WHERE member = ? AND state = 'pending'`,
    )
    .all(member);
  return new Set(rows.map((row) => String(row["priceId"])));
}
