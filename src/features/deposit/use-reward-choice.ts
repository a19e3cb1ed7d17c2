import type { DepositReward } from "#contract/api/deposit-rewards.ts";
import { depositBonus } from "#contract/deposit-sums.ts";
import type { DepositKind } from "#contract/payments.ts";
import { serverNow } from "#lib/time/clock.ts";
import { bestReward, type ChosenReward, rewardOf, rewardsFor } from "./deposit-reward.ts";

/** The rewards of the chosen method, and the one that the deposit takes part in. */
export function useRewardChoice(
  rewards: readonly DepositReward[],
  kind: DepositKind | null,
  choice: ChosenReward,
  cents: number,
) {
  const offered = kind === null ? [] : rewardsFor(rewards, kind, serverNow());
  const taken = rewardOf(offered, choice, cents);
  return {
    offered,
    taken,
    best: bestReward(offered, cents),
    bonusCents: taken === null ? 0 : depositBonus(cents, taken),
  };
}
