// A member's money at the venues (spec: betting-and-money §3 "Venue transfer request", §7 "Games").
import * as v from "valibot";
import { VENUE_ACTIVITY, VENUE_MAINTENANCE } from "../codes.ts";
import { CHANNEL_CODE } from "../venues.ts";
import {
  amount,
  filled,
  flag,
  nothing,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
  textOrNone,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { statusCall } from "./money.ts";

const channelCode = v.pipe(v.string(), v.regex(CHANNEL_CODE));

/** Of the sports venue: what a member can bet with; it bets from the centre wallet. */
export const venueBalance = apiCall({
  path: "/game/api/v1/balance",
  request: v.strictObject({ channelCode }),
  response: v.object({
    channelCode: textOrNone,
    balance: amount,
    lockMoney: orNull(amount), // at risk in open bets
  }),
  member: true,
});

export const allBalance = apiCall({
  path: "/game/api/v1/venue/allBalance",
  request: v.strictObject({}),
  response: v.object({
    autoTransfer: v.fallback(yesNo, false),
    venues: rows(
      v.object({
        channelCode: filled,
        name: filled,
        category: textOrNone, // `DZ`
        /** As last known; null: to be asked for by `balance`. */
        balance: orNull(amount),
        opensAt: orNull(number), // end of the maintenance, epoch milliseconds
        locked: orNull(text), // why money cannot leave the venue now
      }),
    ),
    /** Newest first. */
    latest: rowsOrNone(
      v.object({
        id: filled,
        time: number,
        channelCode: filled,
        name: textOrNone,
        ty: v.picklist([1, 2]), // `TRANSFER`
        amount,
        auto: v.fallback(yesNo, false),
      }),
    ),
  }),
  member: true,
});

export const TRANSFER = { in: 1, out: 2 } as const;

export const venueTransfer = apiCall({
  path: "/game/api/v1/venue/transfer",
  request: v.strictObject({
    channelCode,
    amount: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)), // decimal text in CNY
    /** `in`: from the centre wallet into the venue. */
    ty: v.picklist(Object.values(TRANSFER)),
    isActivity: v.optional(v.boolean()),
  }),
  response: textOrNone,
  member: true,
  money: true,
  handles: [VENUE_ACTIVITY, VENUE_MAINTENANCE], // a dialog with the server's message
});

export const venueTransferStatus = statusCall(venueTransfer);

/** Moves everything back into the centre wallet, from all venues or from one. */
export const recycle = apiCall({
  path: "/game/api/v1/venue/recycle",
  request: v.strictObject({ channelCode: v.optional(channelCode) }),
  response: v.object({
    moved: rows(v.object({ channelCode: filled, name: textOrNone, amount })),
    /** Venues that kept their money, with the reason. */
    kept: rowsOrNone(
      v.object({ channelCode: filled, name: textOrNone, amount, message: textOrNone }),
    ),
  }),
  member: true,
  money: true,
});

export const recycleStatus = statusCall(recycle);

/** `1`: a launch brings all money of the centre wallet along, leaving a game brings it back. */
export const setAutoTransferStatus = apiCall({
  path: "/game/api/v1/status/setAutoTransferStatus",
  request: v.strictObject({ status: flag }),
  response: nothing,
  member: true,
});
