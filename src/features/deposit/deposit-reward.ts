// Rewards that a deposit can take part in.
import type { DepositReward } from "#contract/api/deposit-rewards.ts";
import type { PaymentType } from "#contract/api/deposit.ts";
import { depositBonus, rewardTurnover } from "#contract/deposit-sums.ts";

/** The id of a reward; null: none. No reward is taken that the member has not chosen. */
export type ChosenReward = string | null;

/** Rewards for this method that have not ended, whatever the amount. */
export function rewardsFor(
  rewards: readonly DepositReward[],
  kind: PaymentType["kind"],
  now: number,
): readonly DepositReward[] {
  return rewards.filter(
    ({ kinds, endsAt }) =>
      (kinds.length === 0 || kinds.includes(kind)) && (endsAt === null || endsAt > now),
  );
}

/** The chosen reward where the amount suffices for it. */
export function rewardOf(
  rewards: readonly DepositReward[],
  choice: ChosenReward,
  cents: number,
): DepositReward | null {
  return rewards.find((reward) => reward.id === choice && depositBonus(cents, reward) > 0) ?? null;
}

/** The one offered first: with the highest bonus; of equal ones that with the least turnover. */
export function bestReward(rewards: readonly DepositReward[], cents: number): DepositReward | null {
  const enough = rewards.filter((reward) => depositBonus(cents, reward) > 0);
  const ranked = enough.toSorted(
    (a, b) =>
      depositBonus(cents, b) - depositBonus(cents, a) ||
      rewardTurnover(cents, a) - rewardTurnover(cents, b),
  );
  return ranked[0] ?? null;
}
