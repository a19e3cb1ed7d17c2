// Risk, win and return of a single bet: always three figures (contract: odds formats).
//
// Money is rounded half up to the cent, once, at the end: what the slip shows is what is paid.
// Positive odds count with the exact price. Negative odds count as they are shown, since the player
// reads them as the price of one unit won.
import { ONE, fraction, minus, negated, ofCents, times, toCentsAtMost } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { decimalOdds, shownOdds } from "./odds.ts";
import type { OddsType, Price } from "./odds.ts";

export interface StakeFigures {
  readonly riskCents: number;
  /** Without the stake. */
  readonly winCents: number;
  /** Risk and win together. */
  readonly returnCents: number;
}

/** What one unit of the entered amount risks and wins. */
export interface StakeRates {
  readonly risk: Fraction;
  readonly win: Fraction;
}

export interface StakeInput extends Price {
  readonly type: OddsType;
  /** The stake; with negative odds the amount to win. */
  readonly enteredCents: number;
}

export function stakeFigures(input: StakeInput): StakeFigures {
  return figuresOf(stakeRates(input), input.enteredCents);
}

export function stakeRates({ price, quoted, type }: Omit<StakeInput, "enteredCents">): StakeRates {
  const decimal = decimalOdds(price, quoted);
  const shown = fraction(shownOdds(price, quoted, type));
  return shown.numerator < 0n
    ? { risk: negated(shown), win: ONE }
    : { risk: ONE, win: minus(decimal, ONE) };
}

/** Nothing entered gives three zeros; an entered cent always risks one, however good the odds. */
export function figuresOf({ risk, win }: StakeRates, enteredCents: number): StakeFigures {
  if (enteredCents <= 0 || risk.numerator <= 0n) {
    return { riskCents: 0, winCents: 0, returnCents: 0 };
  }
  const entered = ofCents(enteredCents);
  const most = Number.MAX_SAFE_INTEGER;
  const riskCents = Math.max(1, toCentsAtMost(times(entered, risk), most, "halfUp"));
  const winCents = toCentsAtMost(times(entered, win), most - riskCents, "halfUp");
  return { riskCents, winCents, returnCents: riskCents + winCents };
}
