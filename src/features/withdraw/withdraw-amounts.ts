// Fee and paid amount of a withdrawal, calculated as on the server. Integers throughout: cents of CNY, units
// of the coin.
import type { Coin } from "#contract/coins.ts";
import { centsForUnits, unitsWithin } from "#lib/text/coin-amount.ts";

const WHOLE = 10_000; // basis points

export interface FeeTerms {
  readonly feeBasisPoints: number;
  readonly feeMinCents: number;
}

/** The site's fee, part of the amount; 0 while free withdrawals are left. */
export function feeCents(amountCents: number, terms: FeeTerms, freeLeft: number): number {
  if (freeLeft > 0) return 0;
  const share = Math.ceil((amountCents * terms.feeBasisPoints) / WHOLE);
  return Math.min(amountCents, Math.max(share, terms.feeMinCents));
}

export interface CoinTerms {
  readonly coin: Coin;
  /** CNY for one coin, decimal text. */
  readonly rate: string;
  /** Of the network. */
  readonly feeUnits: number;
}

/** Units that the address gets for what is left after the site's fee, rounded down; null for an unusable rate. */
export function arrivingUnits(paidCents: number, { coin, rate, feeUnits }: CoinTerms) {
  const units = unitsWithin(paidCents, rate, coin);
  return units === null ? null : Math.max(0, units - feeUnits);
}

/**
 * The smallest amount by which the address gets `units`.
 * @returns null for an unusable rate
 */
export function centsToArrive(
  units: number,
  coinTerms: CoinTerms,
  feeTerms: FeeTerms,
  freeLeft: number,
): number | null {
  const worth = centsForUnits(units + coinTerms.feeUnits, coinTerms.rate, coinTerms.coin);
  if (worth === null) return null;
  const arrives = (amount: number) =>
    arrivingUnits(amount - feeCents(amount, feeTerms, freeLeft), coinTerms) ?? 0;
  // The remainder grows with the amount, so binary search finds the smallest amount that is enough.
  let low = worth;
  let high = worth + 1;
  while (arrives(high) < units) high += high - worth + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (arrives(middle) < units) low = middle + 1;
    else high = middle;
  }
  return low;
}

export interface Limits {
  readonly withdrawableCents: number;
  readonly maxCents: number;
  /** Of today's limit. */
  readonly leftCents: number;
}

/** The largest amount that can be withdrawn now: the available money, within both limits. */
export function mostCents({ withdrawableCents, maxCents, leftCents }: Limits): number {
  return Math.max(0, Math.min(withdrawableCents, maxCents, leftCents));
}

/** The limit that the amount exceeds. */
export type Excess = "tooMuch" | "overMax" | "overDay";

export function excess(amountCents: number, limits: Limits): Excess | null {
  if (amountCents > limits.withdrawableCents) return "tooMuch";
  if (amountCents > limits.maxCents) return "overMax";
  return amountCents > limits.leftCents ? "overDay" : null;
}
