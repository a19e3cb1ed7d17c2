// Risk, win and return of a single bet: always three figures (contract: odds formats).
//
// Every format counts with the book's exact price; shown odds are rounded for display only. The
// player enters one figure, which stands as entered; the other one is rounded half up to the cent,
// once, at the end. So no format is more than half a cent better or worse than another.
import { ONE, dividedBy, minus, ofCents, times, toCentsAtMost } from "./fraction.ts";
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
  const h = minus(decimalOdds(price, quoted), ONE);
  return isToWin({ price, quoted, type })
    ? { risk: dividedBy(ONE, h), win: ONE }
    : { risk: ONE, win: h };
}

/** Whether the entered amount is what is won: the player reads negative odds. */
export function isToWin({ price, quoted, type }: Omit<StakeInput, "enteredCents">): boolean {
  return shownOdds(price, quoted, type).startsWith("-");
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
