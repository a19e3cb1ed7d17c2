// Calls of the chat beside its socket (spec: betting-and-money §3, §7 "Chat"; payloads:
// docs/decisions/047-engagement-payloads.md).
import * as v from "valibot";
import { CHAT_PAGE, chatGiftIcon, chatLineSchema, ridSchema } from "../chat.ts";
import {
  atLeastOne,
  cents,
  count,
  filled,
  nothing,
  number,
  orNull,
  rows,
  rowsOrNone,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { statusCall } from "./money.ts";

const whole = v.pipe(v.number(), v.integer());
const goals = v.pipe(whole, v.minValue(0), v.maxValue(20));
const time = v.pipe(whole, v.minValue(0));

/** Newest first. The time of the oldest line that is shown, as `endTime`, leads upward. */
export const chatHistory = apiCall({
  path: "/stream/api/v1/history",
  switch: "chat",
  request: v.strictObject({
    rid: ridSchema,
    pageNum: v.pipe(whole, v.minValue(1)),
    pageSize: v.pipe(whole, v.minValue(1), v.maxValue(CHAT_PAGE)),
    category: v.picklist(["all", "message", "gift", "prediction"]),
    categoryType: v.picklist(["all", "moderator"]),
    beginTime: time, // inclusive; 0: from the beginning
    endTime: time, // exclusive; 0: up to now
  }),
  response: v.object({ list: rows(chatLineSchema), more: v.fallback(yesNo, false) }),
});

const predictionOffer = v.object({
  home: filled, // names of the teams
  away: filled,
  open: yesNo,
  rewardCents: cents, // for the exact score
  mine: orNull(v.object({ home: count, away: count, won: orNull(yesNo) })),
  count: v.fallback(count, 0), // predictions of all
});
export type PredictionOffer = v.InferOutput<typeof predictionOffer>;

/** Gifts that can be sent in a room, and the prediction of its match. */
export const chatRoom = apiCall({
  path: "/stream/api/v1/room",
  switch: "chat",
  request: v.strictObject({ rid: ridSchema }),
  response: v.object({
    gifts: rowsOrNone(v.object({ key: filled, name: filled, cents, icon: chatGiftIcon })),
    prediction: orNull(predictionOffer),
  }),
});
export type ChatGiftOffer = v.InferOutput<typeof chatRoom.response>["gifts"][number];

/** The price is taken from the centre wallet. */
export const sendGift = apiCall({
  path: "/stream/api/v1/gift",
  switch: "chat",
  request: v.strictObject({
    rid: ridSchema,
    gift: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    count: v.pipe(whole, v.minValue(1), v.maxValue(99)),
    /** Price of all that was confirmed; another price is refused. */
    cents: v.pipe(whole, v.minValue(1)),
  }),
  response: v.object({ id: atLeastOne, cents, time: number }),
  member: true,
  money: true,
});
export const sendGiftStatus = statusCall(sendGift);

/** Once for a match; costs nothing. */
export const predictScore = apiCall({
  path: "/stream/api/v1/prediction",
  switch: "chat",
  request: v.strictObject({ rid: ridSchema, home: goals, away: goals }),
  response: predictionOffer,
  member: true,
});

export const REPORT_REASONS = ["abuse", "fraud", "spam", "other"] as const;

/** A line that breaks the rules; a moderator decides. */
export const reportMessage = apiCall({
  path: "/stream/api/v1/report",
  switch: "chat",
  request: v.strictObject({
    rid: ridSchema,
    id: v.pipe(whole, v.minValue(1)),
    reason: v.picklist(REPORT_REASONS),
  }),
  response: nothing,
  member: true,
});
