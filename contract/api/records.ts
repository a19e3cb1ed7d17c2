// Bets of all venues as the player looks back at them (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { apiCall } from "./envelope.ts";
import { ticketSchema } from "./ticket.ts";

const cents = v.pipe(v.number(), v.safeInteger());

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
    count: v.number(),
    stakeCents: cents,
    validCents: cents,
    netCents: cents,
    venues: v.array(v.object({ venue: v.string(), count: v.number() })),
  }),
  member: true,
});

export const betRecordList = apiCall({
  path: "/game/api/v1/record/betRecordList",
  request: v.strictObject({ ...recordFilter, pageNum: v.number(), pageSize: v.number() }),
  response: v.object({
    total: v.number(),
    list: v.array(
      v.object({
        id: v.string(),
        venue: v.string(),
        /** Name of the venue and of what was bet on. */
        venueName: v.string(),
        title: v.string(),
        placedAt: v.number(),
        settledAt: v.nullable(v.number()),
        state: v.string(),
        stakeCents: cents,
        validCents: cents,
        netCents: v.nullable(cents),
        /** Sports only. */
        ticket: v.nullable(ticketSchema),
      }),
    ),
  }),
  member: true,
});
