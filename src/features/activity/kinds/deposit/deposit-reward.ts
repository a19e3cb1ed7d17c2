// Rewards in percent of a deposit, as the terms have them.
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";

export type DepositRate = MechanicsOf<"firstDeposit">["tiers"][number];

export interface DepositReward {
  readonly rewardCents: number;
  /** Of deposit and reward together. */
  readonly turnoverCents: number;
  readonly times: number;
  /** Whether more of the percentage is cut off by the most there is. */
  readonly capped: boolean;
}

/** Null below the least deposit. */
export function depositReward(rate: DepositRate, cents: number): DepositReward | null {
  if (cents < rate.minCents) return null;
  const full = Math.floor((cents * rate.basisPoints) / 10_000);
  const rewardCents = Math.min(full, rate.maxRewardCents);
  return {
    rewardCents,
    turnoverCents: (cents + rewardCents) * rate.turnoverTimes,
    times: rate.turnoverTimes,
    capped: full > rate.maxRewardCents,
  };
}

/** The highest tier that a deposit reaches; tiers rise. */
export function tierOf(tiers: readonly DepositRate[], cents: number): DepositRate | undefined {
  return tiers.findLast(({ minCents }) => minCents <= cents);
}
