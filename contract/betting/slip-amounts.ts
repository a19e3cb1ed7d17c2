// Helpers of the bet slip on amounts as texts (spec: betting-and-money §5).
import {
  ONE,
  compare,
  fraction,
  minus,
  ofCents,
  parseFraction,
  round,
  times,
  toCentsAtMost,
} from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

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
 * typed (two decimals) below it; "" for what is no number.
 */
export function cappedStake({ typed, onCapped, ...ceilings }: CappedStakeInput): string {
  const stake = asTyped(typed);
  if (stake === "") {
    return "";
  }
  const [cap, cents] = lowest(ceilings);
  const ceiling = ofCents(Math.max(0, cents));
  if (compare(amount(stake), ceiling) <= 0) {
    return stake;
  }
  const highest = round(ceiling, 0, "down");
  onCapped?.(cap, highest);
  return highest;
}

/** Whole cents of a typed stake, as far as a number goes; 0 where it is none. */
export function stakeCents(typed: string): number {
  const stake = asTyped(typed);
  return stake === "" ? 0 : toCentsAtMost(amount(stake), Number.MAX_SAFE_INTEGER, "down");
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

/** Digits with at most two decimals; a point just typed stays, so typing can go on. */
function asTyped(typed: string): string {
  return /^(\d+(?:\.\d{0,2})?)\d*$/.exec(typed.trim())?.[1] ?? "";
}

const amount = (stake: string): Fraction => fraction(stake.replace(/\.$/, ""));

function lowest(ceilings: Omit<CappedStakeInput, "typed" | "onCapped">): [StakeCap, number] {
  const { maximumCents, balanceCents, payoutCents = Number.MAX_SAFE_INTEGER } = ceilings;
  const all: [StakeCap, number][] = [
    ["limit", maximumCents],
    ["balance", balanceCents],
    ["payout", payoutCents],
  ];
  return all.reduce((low, next) => (next[1] < low[1] ? next : low));
}
