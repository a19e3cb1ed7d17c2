/** What members of a partner have won and lost in a month, and what it has cost. Whole yuan. */
export interface Month {
  readonly loss: number;
  readonly profit: number;
  readonly offers: number;
  readonly costs: number;
}

export interface Commission {
  readonly net: number;
  /** Never below nothing: what a bad month leaves is settled by the agreement. */
  readonly commission: number;
}

export function commissionOf(month: Month, percent: number): Commission {
  const net = month.loss - month.profit - month.offers - month.costs;
  return { net, commission: Math.floor((Math.max(0, net) * percent) / 100) };
}
