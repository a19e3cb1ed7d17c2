// Answers of the reward calls, for tests.
import type { Reward } from "#contract/api/welfare.ts";
import type { RewardState } from "#contract/vip.ts";
import type { Rewards } from "./use-rewards.ts";

const DAY = 86_400_000;

export function sampleReward(now: number, fields: Partial<Reward> = {}): Reward {
  return {
    id: "weekly-1",
    kind: "weekly",
    title: "VIP3 周周彩金",
    amountCents: 5800,
    state: "claimable",
    from: now - DAY,
    until: now + 2 * DAY,
    claimedAt: null,
    turnoverCents: 17_400,
    condition: "",
    activity: null,
    ...fields,
  };
}

const NONE: Readonly<Record<RewardState, number>> = {
  claimable: 0,
  coming: 0,
  claimed: 0,
  expired: 0,
};

export function sampleRewards(
  now: number,
  list: readonly Reward[],
  counts: Partial<Record<RewardState, number>> = {},
): Rewards {
  return {
    total: list.length,
    sumCents: list.reduce((sum, { amountCents }) => sum + amountCents, 0),
    counts: { ...NONE, ...counts },
    list: [...list],
    time: now,
  };
}
