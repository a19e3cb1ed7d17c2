// Calls of promotions with a page of their own. Sums are decimal text in CNY.
import * as v from "valibot";
import { REFERRAL_CODE } from "../account-rules.ts";
import { amount, atLeastOne, count, filled, number, pageOf, text } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const empty = v.strictObject({});
const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

export const inviteRules = apiCall({
  path: "/act/api/v1/promotion/inviteRules",
  switch: "friendInvitation",
  request: empty,
  response: v.object({
    reward: amount, // for the inviting member, per friend
    friendReward: amount,
    minDeposit: amount, // the friend's first deposit
    turnover: atLeastOne, // multiple of the reward to bet before it can be withdrawn
    days: atLeastOne, // after registration, to meet all terms
    monthlyLimit: atLeastOne, // rewarded friends a month
  }),
  cacheable: true,
});
export type InviteRules = v.InferOutput<typeof inviteRules.response>;

export const inviteInfo = apiCall({
  path: "/act/api/v1/promotion/inviteInfo",
  switch: "friendInvitation",
  request: empty,
  response: v.object({
    code: v.pipe(v.string(), v.regex(REFERRAL_CODE)), // `icode` of the member's link
    registered: count, // friends who registered with it
    effective: count, // friends who met all terms
    rewarded: amount, // paid so far
  }),
  member: true,
});

export const INVITE_STATES = ["registered", "bound", "effective", "expired"] as const;

/** Newest first. */
export const inviteRecords = apiCall({
  path: "/act/api/v1/promotion/inviteRecords",
  switch: "friendInvitation",
  request: v.strictObject({
    pageNum: pageNumber,
    pageSize: v.pipe(pageNumber, v.maxValue(50)),
  }),
  response: pageOf(
    v.object({
      id: filled,
      name: v.fallback(text, ""), // masked
      time: number, // of the registration, epoch milliseconds
      state: v.picklist(INVITE_STATES),
      reward: v.nullish(amount, null), // null: none yet
    }),
  ),
  member: true,
});
export type InviteRecord = v.InferOutput<typeof inviteRecords.response>["list"][number];
