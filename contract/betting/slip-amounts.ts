// Amounts of the bet slip as texts (spec: betting-and-money §5).
import { ONE, minus, ofCents, parseFraction, round, times } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { typedAmount } from "./typed-amount.ts";

export type StakeCap = "limit" | "balance" | "payout";

export interface CappedStakeInput {
  readonly typed: string;
  readonly maximumCents: number;
  readonly balanceCents: number;
  readonly payoutCents?: number | undefined;
  readonly onCapped?: ((cap: StakeCap, stake: string) => void) | undefined;
}

/** The typed stake, cut to the lowest ceiling (floored to a whole unit); "" for what is no amount. */
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

/** Stake × odds, two decimals; `0` when one of them is no number. */
export function potentialWin(stake: string, odds: string): string {
  const [a, b] = [parseFraction(stake), parseFraction(odds)];
  return a === null || b === null ? "0" : round(times(a, b), 2, "halfUp");
}

/** Never below 0; each unit comes back as `ratio` units. */
export function winByRatio(stake: string, ratio: string): string {
  const [a, b] = [parseFraction(stake), parseFraction(ratio)];
  return a === null || b === null ? "0" : notNegative(times(a, minus(b, ONE)));
}

/** The return without the stake; `0` when either is missing or the return is smaller. */
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
