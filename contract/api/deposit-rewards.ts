// Apart from deposits, and without their switch: a brand without them may have feedback, which names rewards (spec: betting-and-money §7).
import * as v from "valibot";
import { DEPOSIT_KINDS } from "../payments.ts";
import { cents, count, filled, number, orNull, rows, rowsOrNone } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

/** Rewards that a deposit can take part in. */
export const depositRewards = apiCall({
  path: "/site/api/v1/user/querySiteDepositRewardConfigList",
  request: v.strictObject({}),
  response: rows(
    v.object({
      id: filled,
      title: filled,
      basisPoints: count, // of the deposit
      minCents: cents,
      maxBonusCents: cents,
      turnoverTimes: count, // of deposit plus bonus
      days: count, // to reach the turnover
      kinds: rowsOrNone(v.picklist(DEPOSIT_KINDS)), // empty: all
      endsAt: orNull(number),
    }),
  ),
  member: true,
});
export type DepositReward = v.InferOutput<typeof depositRewards.response>[number];
