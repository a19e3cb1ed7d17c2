// Risk, win and return of a single bet (contract: odds formats). All formats calculate with the book's exact
// price; shown odds are rounded for display only. The figure that the player enters is exact; the other one
// is rounded half up to the cent once, at the end. So formats differ by half a cent at most.
import { ONE, dividedBy, minus, ofCents, times, toCentsAtMost } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { decimalOdds, shownOdds } from "./odds.ts";
import type { OddsType, Price } from "./odds.ts";

export interface StakeFigures {
  readonly riskCents: number;
  readonly winCents: number; // without the stake
  readonly returnCents: number; // risk plus win
}

export interface StakeRates {
  readonly risk: Fraction;
  readonly win: Fraction;
}

export interface StakeInput extends Price {
  readonly type: OddsType;
  readonly enteredCents: number; // the stake; with negative odds the amount to win
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

/** With negative odds the player enters the amount to win. */
export function isToWin({ price, quoted, type }: Omit<StakeInput, "enteredCents">): boolean {
  return shownOdds(price, quoted, type).startsWith("-");
}

/** No amount gives three zeros; an entered cent risks at least one. */
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
