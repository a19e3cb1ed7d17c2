// Limits of a bet: the market's limits, the balance, the payout caps (spec: betting-and-money §9).
import { dividedBy, fraction, ofCents, times, toCents, toCentsAtMost, whole } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import type { MatchSport } from "./sports.ts";
import { figuresOf } from "./stake.ts";
import type { StakeFigures, StakeRates } from "./stake.ts";

/** Highest payout a day without the stake, in US dollars. */
export const PAYOUT_CAPS_USD = {
  football: 1_500_000,
  basketball: 1_500_000,
  tennis: 300_000,
  americanFootball: 300_000,
  baseball: 300_000,
  iceHockey: 300_000,
  rugby: 300_000,
  volleyball: 300_000,
  other: 200_000,
  newHandicap: 25_000,
  casino: 600_000,
  financials: 180_000,
} as const;

export type PayoutClass = keyof typeof PAYOUT_CAPS_USD;

const CLASSES: Partial<Record<MatchSport, PayoutClass>> = {
  FT: "football",
  BK: "basketball",
  TN: "tennis",
  BS: "baseball",
  VB: "volleyball",
};

export const payoutClassOf = (sport: MatchSport): PayoutClass => CLASSES[sport] ?? "other";

/** The lowest cap of the classes in whole cents; `usdRate` is the price of a dollar in the currency. */
export function payoutCapCents(classes: readonly PayoutClass[], usdRate: string): number {
  const dollars = Math.min(...classes.map((name) => PAYOUT_CAPS_USD[name]));
  return toCents(times(whole(Number.isFinite(dollars) ? dollars : 0), fraction(usdRate)), "down");
}

/** Order of precedence when two caps are equal. */
const CAPS = ["limit", "balance", "payout", "day"] as const;
export type CapName = (typeof CAPS)[number];

export interface CapInput {
  readonly rates: StakeRates;
  readonly enteredCents: number; // per bet of a system
  // Limits of the risk, from `quote`.
  readonly minCents: number;
  readonly maxCents: number;
  readonly balanceCents: number;
  /** Highest win of the bet, and what is left to win today. */
  readonly payoutCapCents: number;
  readonly dayRemainingCents: number;
}

export interface CapPreview extends StakeFigures {
  /** The cap that the entered amount exceeds, the lowest first; null when it exceeds none. */
  readonly bound: CapName | null;
  readonly belowMinimum: boolean;
  readonly ceilings: Readonly<Record<CapName, number>>;
  readonly highestCents: number;
  readonly lowestCap: CapName;
  readonly payableWinCents: number; // the win after payout caps
}

/** Balance and limits bound the risk, the payout caps bound the win. */
export function capPreview(input: CapInput): CapPreview {
  const { rates, enteredCents, minCents } = input;
  const figures = figuresOf(rates, enteredCents);
  const ceilings = ceilingsOf(input);
  const lowestCap = CAPS.reduce((low, cap) => (ceilings[cap] < ceilings[low] ? cap : low));
  const highestCents = ceilings[lowestCap];
  return {
    ...figures,
    bound: enteredCents > highestCents ? lowestCap : null,
    belowMinimum: figures.riskCents < minCents,
    ceilings,
    highestCents,
    lowestCap,
    payableWinCents: Math.min(figures.winCents, payable(input)),
  };
}

function ceilingsOf({ rates, ...input }: CapInput): Record<CapName, number> {
  return {
    limit: ceiling(input.maxCents, rates.risk),
    balance: ceiling(input.balanceCents, rates.risk),
    payout: ceiling(input.payoutCapCents, rates.win),
    day: ceiling(input.dayRemainingCents, rates.win),
  };
}

const payable = (input: CapInput): number =>
  Math.max(0, Math.min(input.payoutCapCents, input.dayRemainingCents));

/** Highest amount whose `rate` stays within the cap; a rate of 0 has no bound. */
function ceiling(capCents: number, rate: Fraction): number {
  if (capCents <= 0) {
    return 0;
  }
  return rate.numerator <= 0n
    ? Number.MAX_SAFE_INTEGER
    : toCentsAtMost(dividedBy(ofCents(capCents), rate), Number.MAX_SAFE_INTEGER, "down");
}
