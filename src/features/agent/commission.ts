/** What members of a partner have won and lost in a month, and what it has cost. Whole yuan. */
export interface Month {
  readonly loss: number;
  readonly profit: number;
  readonly offers: number;
  readonly costs: number;
}

export interface Commission {
  readonly net: number;
  /** Never negative: a loss is carried over as the agreement says. */
  readonly commission: number;
}

export function commissionOf(month: Month, percent: number): Commission {
  const net = month.loss - month.profit - month.offers - month.costs;
  return { net, commission: Math.floor((Math.max(0, net) * percent) / 100) };
}
