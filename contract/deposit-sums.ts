// Fee and bonus of a deposit: the page shows them while the amount is typed, the server charges and grants
// the same.

/** Basis points of an amount in cents, a started cent in full. */
export function depositFee(amountCents: number, basisPoints: number): number {
  return Math.ceil((amountCents * basisPoints) / 10_000);
}

interface RewardTerms {
  readonly basisPoints: number;
  readonly minCents: number;
  readonly maxBonusCents: number;
  readonly turnoverTimes: number;
}

/** 0 where the deposit is too small for the reward. */
export function depositBonus(amountCents: number, reward: RewardTerms): number {
  if (amountCents < reward.minCents) return 0;
  const bonus = Math.floor((amountCents * reward.basisPoints) / 10_000);
  return Math.min(bonus, reward.maxBonusCents);
}

/** Turnover that the deposit and its bonus need together. */
export function rewardTurnover(amountCents: number, reward: RewardTerms): number {
  return (amountCents + depositBonus(amountCents, reward)) * reward.turnoverTimes;
}
