// Helpers of the bet slip on amounts as texts (spec: betting-and-money §5).
import { ONE, minus, ofCents, parseFraction, round, times } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { typedAmount } from "./typed-amount.ts";

/** What held a stake down. */
export type StakeCap = "limit" | "balance" | "payout";

export interface CappedStakeInput {
  readonly typed: string;
  /** Ceilings of the entered amount, as `capPreview` gives them. */
  readonly maximumCents: number;
  readonly balanceCents: number;
  readonly payoutCents?: number | undefined;
  readonly onCapped?: ((cap: StakeCap, stake: string) => void) | undefined;
}

/**
 * The stake that stands in the field: at most the lowest ceiling, floored to a whole unit, and as
 * typed below it; "" for what is no amount.
 */
export function cappedStake({ typed, onCapped, ...ceilings }: CappedStakeInput): string {
  const { text, cents, problem } = typedAmount(typed);
  if (problem !== null) {
    return "";
  }
  const [cap, lowestCents] = lowest(ceilings);
  const ceiling = Math.max(0, lowestCents);
  if (cents <= ceiling) {
    return text;
  }
  const highest = round(ofCents(ceiling), 0, "down");
  onCapped?.(cap, highest);
  return highest;
}

/** Stake × odds, two decimals; `0` where one of them is no number. */
export function potentialWin(stake: string, odds: string): string {
  const [a, b] = [parseFraction(stake), parseFraction(odds)];
  return a === null || b === null ? "0" : round(times(a, b), 2, "halfUp");
}

/** What a stake wins where each unit comes back as `ratio` units; never below 0. */
export function winByRatio(stake: string, ratio: string): string {
  const [a, b] = [parseFraction(stake), parseFraction(ratio)];
  return a === null || b === null ? "0" : notNegative(times(a, minus(b, ONE)));
}

/** Payouts exclude the stake: the return less it, `0` where either is missing or the return is less. */
export function payout(returned: string, stake: string): string {
  const [a, b] = [parseFraction(returned), parseFraction(stake)];
  return a === null || b === null ? "0" : notNegative(minus(a, b));
}

const notNegative = (value: Fraction): string =>
  value.numerator <= 0n ? "0" : round(value, 2, "halfUp");

function lowest(ceilings: Omit<CappedStakeInput, "typed" | "onCapped">): [StakeCap, number] {
  const { maximumCents, balanceCents, payoutCents = Number.MAX_SAFE_INTEGER } = ceilings;
  const all: [StakeCap, number][] = [
    ["limit", maximumCents],
    ["balance", balanceCents],
    ["payout", payoutCents],
  ];
  return all.reduce((low, next) => (next[1] < low[1] ? next : low));
}
