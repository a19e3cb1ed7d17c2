// Bets of all venues in the member's history (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { cents, count, filled, number, orNull, pageOf, rowsOrNone, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { ticketSchema } from "./ticket.ts";

const recordFilter = {
  venue: v.string(), // venue code, or `ALL`
  /** Epoch milliseconds, from inclusive to exclusive. */
  from: v.number(),
  to: v.number(),
  state: v.picklist(["all", "open", "settled"]),
};

export const betRecordTotal = apiCall({
  path: "/game/api/v1/record/betRecordTotal",
  request: v.strictObject(recordFilter),
  response: v.object({
    count,
    stakeCents: cents,
    validCents: cents,
    netCents: cents,
    venues: rowsOrNone(v.object({ venue: filled, count })),
  }),
  member: true,
});

export const betRecordList = apiCall({
  path: "/game/api/v1/record/betRecordList",
  request: v.strictObject({ ...recordFilter, pageNum: v.number(), pageSize: v.number() }),
  response: pageOf(
    v.object({
      id: filled,
      venue: filled,
      venueName: v.fallback(text, ""),
      title: v.fallback(text, ""),
      placedAt: number,
      settledAt: orNull(number),
      state: filled,
      stakeCents: cents,
      validCents: cents,
      netCents: v.nullish(cents, null),
      ticket: orNull(ticketSchema), // sports only
    }),
  ),
  member: true,
});

/** Settled bets only; the sums of each list are those of `betRecordTotal` for the same days. */
const profitRow = v.object({ key: filled, count, stakeCents: cents, netCents: cents });
export type ProfitRow = v.InferOutput<typeof profitRow>;

/** Profit of sports bets by the day they were placed, by sport and by market. */
export const betProfit = apiCall({
  path: "/game/api/v1/record/betProfit",
  request: v.strictObject({ from: v.number(), to: v.number() }),
  response: v.object({
    days: rowsOrNone(profitRow), // `yyyy-mm-dd` in China time, the oldest first
    sports: rowsOrNone(profitRow), // sport type, or `MIX` for a ticket over several
    /** Play code before the match such as `HOU`, or `SERIES` for a ticket of several legs. */
    markets: rowsOrNone(profitRow),
  }),
  member: true,
});
