import type { DatabaseSync } from "node:sqlite";
import type * as v from "valibot";
import type * as calls from "#contract/api/deposit-rewards.ts";
import { dayOf } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { checkDepositsOpen } from "./deposit-gate.ts";
import type { PromisedReward } from "./order-row.ts";
import { openOrders, readOrders } from "./order-store.ts";
import type { RewardRow } from "./payment-world.ts";

/** Rewards that the member's next deposit can take part in. */
export function rewardsFor(context: CallContext): RewardRow[] {
  const { view, ports, database, time } = context;
  const member = memberOf(context).id;
  return ports.payments
    .rewards(view, time)
    .filter(({ endsAt }) => endsAt === null || time < endsAt)
    .filter((reward) => isLeft(database, member, reward, time));
}

export function depositRewards(
  context: CallContext,
): v.InferOutput<typeof calls.depositRewards.response> {
  checkDepositsOpen(context);
  return rewardsFor(context).map((reward) => ({
    ...promisedOf(reward),
    kinds: [...reward.kinds],
    endsAt: reward.endsAt,
  }));
}

/** The part of a reward that is stored with the order. */
export function promisedOf(reward: RewardRow): PromisedReward {
  const { id, title, basisPoints, minCents, maxBonusCents, turnoverTimes, days } = reward;
  return { id, title, basisPoints, minCents, maxBonusCents, turnoverTimes, days };
}

/** A reward chosen for an open order counts as used. */
function isLeft(database: DatabaseSync, member: number, reward: RewardRow, time: number): boolean {
  const credited = readOrders(database, "member = ? AND state = 'credited'", [member]);
  if (reward.once === "firstDeposit" && credited.length > 0) return false;
  return ![...credited, ...openOrders(database, member)]
    .filter((order) => order.reward?.id === reward.id && order.bonusCents > 0)
    .some(({ createdAt }) => reward.once !== "daily" || dayOf(createdAt) === dayOf(time));
}
