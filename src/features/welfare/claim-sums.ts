// Sums over rewards, in integer cents.

export interface Amounts {
  readonly amountCents: number;
  /** To bet before the amount moves on to the wallet. */
  readonly turnoverCents: number;
}

export interface ClaimSum extends Amounts {
  /** Part that has no turnover and goes to the wallet at once. */
  readonly freeCents: number;
}

export function sumOf(rewards: readonly Amounts[]): ClaimSum {
  return rewards.reduce<ClaimSum>(
    (sum, { amountCents, turnoverCents }) => ({
      amountCents: sum.amountCents + amountCents,
      turnoverCents: sum.turnoverCents + turnoverCents,
      freeCents: sum.freeCents + (turnoverCents === 0 ? amountCents : 0),
    }),
    { amountCents: 0, turnoverCents: 0, freeCents: 0 },
  );
}

/** The next moment at which a listed reward begins or ends; null for none. */
export function nextChange(
  rewards: readonly { readonly from: number | null; readonly until: number | null }[],
  now: number,
): number | null {
  const moments = rewards
    .flatMap(({ from, until }) => [from, until])
    .filter((moment) => moment !== null && moment > now);
  return moments.length === 0 ? null : Math.min(...moments.map(Number));
}
