// Money of series and systems: the exact sum over all bets of the product of their legs' factors.
import { numberOfBets } from "./combinations.ts";
import { ONE, dividedBy, minus, ofCents, plus, times, toCentsAtMost, whole } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { decimalOdds } from "./odds.ts";
import type { Price } from "./odds.ts";
import { outcomeOf } from "./result-codes.ts";
import type { ResultCode } from "./result-codes.ts";
import type { SettledAmounts } from "./settled-amounts.ts";
import type { DeadHeat } from "./settlement.ts";
import { figuresOf } from "./stake.ts";
import type { StakeFigures, StakeRates } from "./stake.ts";

export interface SystemLeg extends Price {
  readonly banker?: boolean; // in every bet of the system
}

export interface SettledLeg extends SystemLeg {
  readonly code: ResultCode;
}

export interface System<Leg extends SystemLeg = SystemLeg> {
  readonly legs: readonly Leg[];
  /** Legs of a bet, bankers included; a series has one size: all legs. */
  readonly sizes: readonly number[];
}

const ZERO = whole(0);

/** Stake multiplier: W d, LW (d + 1) / 2, push and void 1, LL 1/2, L 0; in a dead heat d × places / runners. */
export function legFactor(
  code: ResultCode,
  decimalPrice: Fraction,
  deadHeat: DeadHeat | null = null,
): Fraction {
  switch (outcomeOf(code)) {
    case "W":
      return deadHeat === null
        ? decimalPrice
        : dividedBy(times(decimalPrice, whole(deadHeat.places)), whole(deadHeat.runners));
    case "LW":
      return dividedBy(plus(decimalPrice, ONE), whole(2));
    case "LL":
      return dividedBy(ONE, whole(2));
    case "L":
      return ZERO;
    default:
      return ONE;
  }
}

/** Per unit on each bet, when every leg wins. */
export function systemRates(system: System): StakeRates {
  const risk = whole(betsOf(system));
  return { risk, win: minus(returnRate(withCode(system, "W")), risk) };
}

export function systemFigures(
  system: System,
  unitCents: number,
): StakeFigures & { readonly bets: number } {
  return { bets: betsOf(system), ...figuresOf(systemRates(system), unitCents) };
}

/** Rounded once over all bets. */
export function systemSettled(system: System<SettledLeg>, unitCents: number): SettledAmounts {
  const exact = times(returnRate(system), ofCents(unitCents));
  const returnCents = toCentsAtMost(exact, Number.MAX_SAFE_INTEGER, "halfUp");
  return { netCents: returnCents - betsOf(system) * unitCents, returnCents };
}

function betsOf({ legs, sizes }: System): number {
  return numberOfBets({
    legs: legs.length,
    bankers: legs.filter(({ banker }) => banker).length,
    sizes,
  });
}

const withCode = ({ legs, sizes }: System, code: ResultCode): System<SettledLeg> => ({
  legs: legs.map((leg) => ({ ...leg, code })),
  sizes,
});

/** Return of one unit on each bet: the product of the bankers times the sums over the free legs. */
function returnRate({ legs, sizes }: System<SettledLeg>): Fraction {
  const bankers = legs.filter(({ banker }) => banker);
  const sums = sumsOfProducts(legs.filter(({ banker }) => !banker).map(factorOf));
  const fixed = bankers.map(factorOf).reduce(times, ONE);
  return sizes.map((size) => times(fixed, sums[size - bankers.length] ?? ZERO)).reduce(plus, ZERO);
}

const factorOf = ({ code, price, quoted }: SettledLeg): Fraction =>
  legFactor(code, decimalOdds(price, quoted));

/** At index k the sum, over all choices of k factors, of their product (elementary symmetric). */
function sumsOfProducts(factors: readonly Fraction[]): readonly Fraction[] {
  let sums = [ONE];
  for (const factor of factors) {
    const shorter = sums;
    sums = [...shorter, ZERO].map((sum, k) => plus(sum, times(factor, shorter[k - 1] ?? ZERO)));
  }
  return sums;
}
