// Calls of promotions with a page of their own. Sums are decimal text in CNY.
import * as v from "valibot";
import { REFERRAL_CODE } from "../account-rules.ts";
import {
  amount,
  atLeastOne,
  count,
  filled,
  number,
  rows,
  text,
  total,
  withTotal,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const empty = v.strictObject({});
const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What an invitation is worth on this site, for everybody to read. */
export const inviteRules = apiCall({
  path: "/act/api/v1/promotion/inviteRules",
  request: empty,
  response: v.object({
    /** For the member who invites, per friend. */
    reward: amount,
    /** For the friend. */
    friendReward: amount,
    /** Of the friend's first deposit. */
    minDeposit: amount,
    /** Multiple of the reward to be bet before it can be withdrawn. */
    turnover: atLeastOne,
    /** Days after registration in which the friend has to fulfil it all. */
    days: atLeastOne,
    /** Rewarded friends per month. */
    monthlyLimit: atLeastOne,
  }),
  cacheable: true,
});
export type InviteRules = v.InferOutput<typeof inviteRules.response>;

export const inviteInfo = apiCall({
  path: "/act/api/v1/promotion/inviteInfo",
  request: empty,
  response: v.object({
    /** Of this member; `icode` of the link. */
    code: v.pipe(v.string(), v.regex(REFERRAL_CODE)),
    /** Friends who have registered with it. */
    registered: count,
    /** Of them: who have fulfilled everything. */
    effective: count,
    /** Rewards paid so far. */
    rewarded: amount,
  }),
  member: true,
});

export const INVITE_STATES = ["registered", "bound", "effective", "expired"] as const;

/** Friends of the member, the newest first. */
export const inviteRecords = apiCall({
  path: "/act/api/v1/promotion/inviteRecords",
  request: v.strictObject({
    pageNum: pageNumber,
    pageSize: v.pipe(pageNumber, v.maxValue(50)),
  }),
  response: v.pipe(
    v.object({
      total,
      list: rows(
        v.object({
          id: filled,
          /** Masked: the member learns nothing else about a friend. */
          name: v.fallback(text, ""),
          /** Epoch milliseconds of the registration. */
          time: number,
          state: v.picklist(INVITE_STATES),
          /** Null while there is none. */
          reward: v.nullish(amount, null),
        }),
      ),
    }),
    v.transform(withTotal),
  ),
  member: true,
});
export type InviteRecord = v.InferOutput<typeof inviteRecords.response>["list"][number];
