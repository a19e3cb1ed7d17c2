// Money between the centre wallet and a venue (spec: betting-and-money §3 "Venue transfer request", §7).
import * as v from "valibot";
import { text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { statusCall } from "./money.ts";

export const TRANSFER = { in: 1, out: 2 } as const;

export const venueTransfer = apiCall({
  path: "/game/api/v1/venue/transfer",
  request: v.strictObject({
    channelCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,20}$/)),
    amount: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)), // decimal text in CNY
    /** `in`: from the centre wallet into the venue. */
    ty: v.picklist(Object.values(TRANSFER)),
    isActivity: v.optional(v.boolean()),
  }),
  response: v.fallback(text, ""),
  member: true,
  money: true,
});

export const venueTransferStatus = statusCall(venueTransfer);
