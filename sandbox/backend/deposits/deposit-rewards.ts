import type { DatabaseSync } from "node:sqlite";
import type * as v from "valibot";
import type * as calls from "#contract/api/deposit-rewards.ts";
import { isHeldBack } from "../duties/harm-markers.ts";
import { siteDuties } from "../duties/site-duties.ts";
import { dayOf } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { checkDepositsOpen } from "./deposit-gate.ts";
import type { OrderRow, PromisedReward } from "./order-row.ts";
import { openOrders, readOrders } from "./order-store.ts";
import type { RewardRow } from "./payment-world.ts";

/** Rewards that the member's next deposit can take part in. */
export function rewardsFor(context: CallContext): RewardRow[] {
  const { view, ports, database, time } = context;
  const member = memberOf(context).id;
  const { wageringTimes } = siteDuties(context);
  if (isHeldBack(context, { member, time })) return [];
  return ports.payments
    .rewards(view, time)
    .filter(({ endsAt }) => endsAt === null || time < endsAt)
    .filter((reward) => isAllowed(reward, wageringTimes))
    .filter((reward) => isLeft(database, member, reward, time));
}

export function depositRewards(
  context: CallContext,
): v.InferOutput<typeof calls.depositRewards.response> {
  checkDepositsOpen(context);
  return rewardsFor(context).map(({ once: _once, kinds, ...reward }) => ({
    ...reward,
    kinds: [...kinds],
  }));
}

/** The part of a reward that is stored with the order. */
export function promisedOf(reward: RewardRow, wageringTimes: number | null = null): PromisedReward {
  const { id, title, basisPoints, minCents, maxBonusCents, turnoverTimes, days, once } = reward;
  return {
    id,
    title,
    basisPoints,
    minCents,
    maxBonusCents,
    turnoverTimes,
    days,
    once,
    wageringTimes,
  };
}

/** Deposit and bonus are staked together; the cap is in times of the bonus (SR 5.1.1). */
function isAllowed({ basisPoints, turnoverTimes }: RewardRow, most: number | null): boolean {
  return most === null || (10_000 + basisPoints) * turnoverTimes <= most * basisPoints;
}

/** A reward chosen for an open order counts as used. */
function isLeft(database: DatabaseSync, member: number, reward: RewardRow, time: number): boolean {
  const others = [...creditedOrders(database, member), ...openOrders(database, member)];
  return !isUsed(reward, others, time);
}

/** Whether another deposit was credited before that leaves nothing of the order's reward. */
export function isGone(
  database: DatabaseSync,
  { member, reward, createdAt }: Pick<OrderRow, "member" | "reward" | "createdAt">,
): boolean {
  return reward !== null && isUsed(reward, creditedOrders(database, member), createdAt);
}

function isUsed(
  { id, once }: Pick<RewardRow, "id" | "once">,
  others: readonly OrderRow[],
  time: number,
): boolean {
  if (once === "firstDeposit" && others.some(({ state }) => state === "credited")) return true;
  return others
    .filter(({ reward, bonusCents }) => reward?.id === id && bonusCents > 0)
    .some(({ createdAt }) => once !== "daily" || dayOf(createdAt) === dayOf(time));
}

function creditedOrders(database: DatabaseSync, member: number): OrderRow[] {
  return readOrders(database, "member = ? AND state = 'credited'", [member]);
}
