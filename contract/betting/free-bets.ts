// Free bets: money of its own, which pays one bet as a whole. What such a bet pays, and when it gives the free bet back
// (docs/decisions/072-free-bets.md).
import { compare, type Fraction, fraction, times } from "./fraction.ts";
import { decimalOdds, type Price } from "./odds.ts";
import { outcomeOf, type ResultCode } from "./result-codes.ts";

export const FREE_BET_SOURCES = ["welfare", "level", "activity"] as const;
export type FreeBetSource = (typeof FREE_BET_SOURCES)[number];

/** `used`: it pays or paid a bet. `void`: that bet was void, and a new free bet has the time that was left. */
export const FREE_BET_STATES = ["open", "used", "expired", "void"] as const;

/** What a bet has to be to be paid by it. */
export interface FreeBetTerms {
  /** Lowest decimal odds of the whole bet; null: any. */
  readonly leastOdds: string | null;
  /** Types of sport; empty: all. */
  readonly sports: readonly string[];
}

interface PaidLeg extends Price {
  readonly sport: string;
}

/** The term that a bet misses; null when it meets all. */
export function missedTerm(
  { leastOdds, sports }: FreeBetTerms,
  legs: readonly PaidLeg[],
  wholeOdds: Fraction | null,
): "sports" | "leastOdds" | null {
  if (sports.length > 0 && !legs.every(({ sport }) => sports.includes(sport))) return "sports";
  if (leastOdds === null || wholeOdds === null) return null;
  return compare(wholeOdds, fraction(leastOdds)) < 0 ? "leastOdds" : null;
}

/** Decimal odds of one bet on all legs; null without legs. */
export function oddsOfAll(legs: readonly Price[]): Fraction | null {
  const decimals = legs.map(({ price, quoted }) => decimalOdds(price, quoted));
  return decimals.length === 0 ? null : decimals.reduce(times);
}

/** The stake is not the member's: it only comes back where the free bet says so. */
export function freePayout({
  returnCents,
  stakeCents,
  stakeReturned,
}: {
  /** Of the same bet paid with money. */
  readonly returnCents: number;
  readonly stakeCents: number;
  readonly stakeReturned: boolean;
}): number {
  return stakeReturned ? returnCents : Math.max(0, returnCents - stakeCents);
}

/** Whether nothing was decided: every leg is void or a push. A half-lost bet is decided, and a free bet is not split. */
export function isGivenBack(codes: readonly ResultCode[]): boolean {
  const outcomes = codes.map(outcomeOf);
  return outcomes.length > 0 && outcomes.every((outcome) => outcome === "D" || outcome === "P");
}
