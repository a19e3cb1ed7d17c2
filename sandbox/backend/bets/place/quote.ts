import type * as v from "valibot";
import type * as calls from "#contract/api/tickets.ts";
import type { QuotedLeg } from "#contract/api/tickets.ts";
import type { BettingService } from "../betting-service.ts";
import { capOf, seriesLimits } from "./bet-limits.ts";
import { currentLeg } from "./current-leg.ts";
import { dailyLeft } from "./daily-cap.ts";

/** Current prices and limits of the selections; visitors may ask, too. */
export function quote(
  betting: BettingService,
  selections: readonly QuotedLeg[],
  { member, time }: { readonly member: number | null; readonly time: number },
): v.InferOutput<typeof calls.quote.response> {
  const book = betting.book(time);
  const waiting = member === null ? new Set<string>() : waitingPrices(betting, member);
  const legs = selections.map((leg) => currentLeg(book, leg));
  const offered = legs.filter(({ found }) => found !== null);
  const sports = offered.flatMap(
    ({ found }) => found?.match?.sport ?? found?.outright?.sport ?? [],
  );
  return {
    legs: legs.map(({ quote: now }) =>
      waiting.has(now.priceId) ? { ...now, active: "delay" as const } : now,
    ),
    series: offered.length > 1 ? seriesLimits(offered.map((leg) => leg.quote)) : null,
    dailyLeftCents:
      member === null || offered.length === 0
        ? null
        : dailyLeft(betting.database, { member, time, capCents: capOf(sports) }),
    time,
  };
}

/** Prices in the member's pending tickets. */
function waitingPrices({ database }: BettingService, member: number): ReadonlySet<string> {
  const rows = database
    .prepare(
      `SELECT priceId FROM bet_leg JOIN bet_ticket ON bet_ticket.id = bet_leg.ticket
      WHERE member = ? AND state = 'pending'`,
    )
    .all(member);
  return new Set(rows.map((row) => String(row["priceId"])));
}
