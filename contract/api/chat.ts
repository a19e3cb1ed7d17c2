// Calls of the chat beside its socket (spec: betting-and-money §3, §7 "Chat"; payloads:
// docs/decisions/047-engagement-payloads.md).
import * as v from "valibot";
import {
  CHAT_ROOM,
  chatMessageSchema,
  giftSchema,
  HISTORY_PAGE,
  predictionSchema,
} from "../chat.ts";
import { cents, count, filled, number, orNull, rowsOrNone, text, yesNo } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { statusCall } from "./money.ts";

const rid = v.pipe(v.string(), v.regex(CHAT_ROOM));

/** Newest first. `endTime` of the oldest line that is shown leads upward. */
export const chatHistory = apiCall({
  path: "/stream/api/v1/history",
  request: v.strictObject({
    rid,
    pageNum: v.number(),
    pageSize: v.pipe(v.number(), v.maxValue(HISTORY_PAGE)),
    category: v.picklist(["message", "gift", "prediction"]),
    categoryType: v.picklist(["all", "moderator"]),
    beginTime: v.number(), // epoch milliseconds, inclusive; `endTime` is exclusive
    endTime: v.number(),
  }),
  response: v.object({
    messages: rowsOrNone(chatMessageSchema),
    gifts: rowsOrNone(giftSchema),
    predictions: rowsOrNone(predictionSchema),
    more: v.fallback(yesNo, false),
  }),
});

/** Gifts that can be sent, and the member's own prediction of the room's match. */
export const chatRoom = apiCall({
  path: "/stream/api/v1/room",
  request: v.strictObject({ rid }),
  response: v.object({
    rid: filled,
    title: v.fallback(text, ""),
    gifts: rowsOrNone(v.object({ key: filled, name: filled, cents, image: v.fallback(text, "") })),
    prediction: orNull(
      v.object({
        open: yesNo,
        closesAt: orNull(number),
        rewardCents: v.fallback(cents, 0), // for the exact score
        home: filled,
        away: filled,
        mine: orNull(v.object({ home: count, away: count })),
        count: v.fallback(count, 0),
      }),
    ),
  }),
});
export type ChatRoom = v.InferOutput<typeof chatRoom.response>;

/** The price is taken from the centre wallet. */
export const sendGift = apiCall({
  path: "/stream/api/v1/gift",
  request: v.strictObject({
    rid,
    gift: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  }),
  response: v.object({ id: filled, cents }),
  member: true,
  money: true,
});
export const sendGiftStatus = statusCall(sendGift);

/** Once for a match; costs nothing. */
export const predictScore = apiCall({
  path: "/stream/api/v1/prediction",
  request: v.strictObject({
    rid,
    home: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
    away: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  }),
  response: v.object({ id: filled }),
  member: true,
});

/** A message that breaks the rules; the moderator decides. */
export const reportMessage = apiCall({
  path: "/stream/api/v1/report",
  request: v.strictObject({
    rid,
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    reason: v.picklist(["abuse", "fraud", "spam", "other"]),
  }),
  response: v.unknown(),
  member: true,
});
