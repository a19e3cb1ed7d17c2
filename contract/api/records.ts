// Bets of all venues as the player looks back at them (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import {
  cents,
  count,
  filled,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
  total,
  withTotal,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { ticketSchema } from "./ticket.ts";

const recordFilter = {
  /** Venue code, or `ALL`. */
  venue: v.string(),
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
  response: v.pipe(
    v.object({
      total,
      list: rows(
        v.object({
          id: filled,
          venue: filled,
          /** Name of the venue and of what was bet on. */
          venueName: v.fallback(text, ""),
          title: v.fallback(text, ""),
          placedAt: number,
          settledAt: orNull(number),
          state: filled,
          stakeCents: cents,
          validCents: cents,
          netCents: v.nullish(cents, null),
          /** Sports only. */
          ticket: orNull(ticketSchema),
        }),
      ),
    }),
    v.transform(withTotal),
  ),
  member: true,
});
