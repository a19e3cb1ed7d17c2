// What holds a bet down: the market's limits, the balance, the payout caps (spec: betting-and-money §9).
import { dividedBy, fraction, ofCents, times, toCents, toCentsAtMost, whole } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import type { MatchSport } from "./sports.ts";
import { figuresOf } from "./stake.ts";
import type { StakeFigures, StakeRates } from "./stake.ts";

/** Most a member is paid in a day, in US dollars, without the stake. */
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

/** The lowest cap of the classes, floored to a cent of the currency that a dollar buys `usdRate` of. */
export function payoutCapCents(classes: readonly PayoutClass[], usdRate: string): number {
  const dollars = Math.min(...classes.map((name) => PAYOUT_CAPS_USD[name]));
  return toCents(times(whole(Number.isFinite(dollars) ? dollars : 0), fraction(usdRate)), "down");
}

/** In the order in which they are named where two bind alike. */
const CAPS = ["limit", "balance", "payout", "day"] as const;
export type CapName = (typeof CAPS)[number];

export interface CapInput {
  /** `stakeRates` of a single, `systemRates` of a system. */
  readonly rates: StakeRates;
  /** Per bet of a system. */
  readonly enteredCents: number;
  /** Limits of risk from `quote`. */
  readonly minCents: number;
  readonly maxCents: number;
  readonly balanceCents: number;
  /** Most the bet may win, and what is left to win today. */
  readonly payoutCapCents: number;
  readonly dayRemainingCents: number;
}

export interface CapPreview extends StakeFigures {
  /** The cap that the entered amount breaks, the lowest first; `null` where it breaks none. */
  readonly bound: CapName | null;
  readonly belowMinimum: boolean;
  /** Highest entered amount under each cap, for `cappedStake`. */
  readonly ceilings: Readonly<Record<CapName, number>>;
  /** The lowest of them, and which it is. */
  readonly highestCents: number;
  readonly lowestCap: CapName;
  /** The win that is paid where the payout caps cut it. */
  readonly payableWinCents: number;
}

/** Balance and limits hold the risk, the payout caps the win. */
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

/** Most that can be entered so that `rate` of it stays within the cap; a rate of nothing has no bound. */
function ceiling(capCents: number, rate: Fraction): number {
  if (capCents <= 0) {
    return 0;
  }
  return rate.numerator <= 0n
    ? Number.MAX_SAFE_INTEGER
    : toCentsAtMost(dividedBy(ofCents(capCents), rate), Number.MAX_SAFE_INTEGER, "down");
}
