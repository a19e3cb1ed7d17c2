// Rewards that a member claims (payloads: docs/decisions/047-engagement-payloads.md). Amounts in cents of CNY.
import * as v from "valibot";
import { MAX_CLAIMS, REWARD_KINDS, REWARD_STATES } from "../vip.ts";
import {
  cents,
  count,
  filled,
  number,
  orNull,
  pageAsked,
  rows,
  rowsOrNone,
  text,
  total,
  withTotal,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { statusCall } from "./money.ts";

const reward = v.object({
  id: filled,
  kind: v.picklist(REWARD_KINDS),
  title: filled,
  amountCents: cents, // what it is worth now; 0 for a coming one whose amount is open
  state: v.picklist(REWARD_STATES),
  /** When it can be claimed first and last, epoch milliseconds. */
  from: orNull(number),
  until: orNull(number),
  claimedAt: orNull(number),
  turnoverCents: v.fallback(cents, 0), // to bet before the reward can be withdrawn
  /** What is still to be done for a coming one, in words. */
  condition: v.fallback(text, ""),
  activity: orNull(v.object({ id: filled, kind: filled })), // page that it belongs to
});
export type Reward = v.InferOutput<typeof reward>;

/** Claimable ones by their end, coming ones by their start, others newest first. */
export const rewardList = apiCall({
  path: "/act/api/v1/promotion/welfare/list",
  switch: "welfare",
  request: v.strictObject({
    state: v.picklist(REWARD_STATES),
    ...pageAsked(50),
  }),
  response: v.pipe(
    v.object({
      total,
      /** Of all pages. */
      sumCents: v.fallback(cents, 0),
      counts: v.object({ claimable: count, coming: count, claimed: count, expired: count }),
      list: rows(reward),
      time: number,
    }),
    v.transform(withTotal),
  ),
  member: true,
});

/** Each reward is claimed or refused for itself. The amounts go to the bonus part of the wallet. */
export const claimRewards = apiCall({
  path: "/act/api/v1/promotion/welfare/claim",
  switch: "welfare",
  request: v.strictObject({
    ids: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[\w:.-]{1,60}$/))),
      v.minLength(1),
      v.maxLength(MAX_CLAIMS),
    ),
  }),
  response: v.object({
    claimed: rows(v.object({ id: filled, amountCents: cents, turnoverCents: cents })),
    refused: rowsOrNone(v.object({ id: filled, message: v.fallback(text, "") })),
  }),
  member: true,
  money: true,
});
export type Claimed = v.InferOutput<typeof claimRewards.response>;
export const claimRewardsStatus = statusCall(claimRewards);
