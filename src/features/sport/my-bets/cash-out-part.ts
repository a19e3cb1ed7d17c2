// Shares of an offer, as the server floors them.

interface Offered {
  readonly valueCents: number;
  readonly minPartCents: number;
}

export function partOf(cents: number, percent: number): number {
  return Math.floor((cents * percent) / 100);
}

/** The least whole percent whose part is paid; the whole is always offered. */
export function leastPercent({ valueCents, minPartCents }: Offered): number {
  if (valueCents <= minPartCents) return 100;
  const estimate = Math.max(1, Math.ceil((minPartCents * 100) / valueCents));
  return Math.min(100, partOf(valueCents, estimate) < minPartCents ? estimate + 1 : estimate);
}
