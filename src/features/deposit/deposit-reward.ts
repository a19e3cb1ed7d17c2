// Rewards that a deposit can take part in.
import type { DepositReward } from "#contract/api/deposit-rewards.ts";
import type { PaymentType } from "#contract/api/deposit.ts";
import { depositBonus, rewardTurnover } from "#contract/deposit-sums.ts";

/** The id of a reward, null for none, undefined for the best that applies. */
export type RewardChoice = string | null | undefined;

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
  choice: RewardChoice,
  cents: number,
): DepositReward | null {
  const enough = rewards.filter((reward) => depositBonus(cents, reward) > 0);
  if (choice === undefined) return best(enough, cents);
  return enough.find(({ id }) => id === choice) ?? null;
}

/** The highest bonus; of equal ones that with the least turnover. */
function best(rewards: readonly DepositReward[], cents: number): DepositReward | null {
  const ranked = rewards.toSorted(
    (a, b) =>
      depositBonus(cents, b) - depositBonus(cents, a) ||
      rewardTurnover(cents, a) - rewardTurnover(cents, b),
  );
  return ranked[0] ?? null;
}
