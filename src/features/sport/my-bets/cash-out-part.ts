// Parts of an offer, rounded down like the server does.

interface Offered {
  readonly valueCents: number;
  readonly minPartCents: number;
}

export function partOf(cents: number, percent: number): number {
  return Math.floor((cents * percent) / 100);
}

/** The lowest whole percentage that pays something; the whole offer is always available. */
export function leastPercent({ valueCents, minPartCents }: Offered): number {
  if (valueCents <= minPartCents) return 100;
  const estimate = Math.max(1, Math.ceil((minPartCents * 100) / valueCents));
  return Math.min(100, partOf(valueCents, estimate) < minPartCents ? estimate + 1 : estimate);
}
