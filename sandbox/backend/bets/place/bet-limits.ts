// Stake limits by sport, league and play (lower in play), and the published payout caps.
import { COUNTS } from "#contract/betting/counts.ts";
import { payoutCapCents, payoutClassOf } from "#contract/betting/limits.ts";
import { PLAY_RULES } from "#contract/betting/play-shapes.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { type MatchSport, QUICK_LEAGUES } from "#contract/betting/sports.ts";
import type { BookPrice } from "../book-view.ts";

export interface Limits {
  readonly minCents: number;
  readonly maxCents: number;
  /** Highest win of one bet. */
  readonly payoutCapCents: number;
}

/** Yuan per dollar: the published caps are in dollars. */
const USD_RATE = "7.10";
const YUAN = 100;
const MIN_CENTS = 10 * YUAN;
const LOWEST_MAX = 500 * YUAN;
const MAX: Readonly<Record<MatchSport, number>> = {
  FT: 100_000 * YUAN,
  BK: 80_000 * YUAN,
  TN: 40_000 * YUAN,
  BS: 30_000 * YUAN,
  VB: 20_000 * YUAN,
  SK: 20_000 * YUAN,
  TT: 20_000 * YUAN,
  OP: 20_000 * YUAN,
  VF: 10_000 * YUAN,
};
/** Percent of the sport's maximum. */
const TOP_LEAGUE = 200;
const IN_PLAY = 50;
const PART = 40;
const SERIES = 25;

export function limitsOf({ market, match, outright, live }: BookPrice): Limits {
  const { rule, period, count } = playSpec(market.w);
  const sport = match?.sport ?? outright?.sport ?? "OP";
  const league = match?.leagueId ?? outright?.leagueId;
  const top = QUICK_LEAGUES.some(({ id }) => id === league);
  const percents = [
    PLAY_RULES[rule].stakePercent,
    top ? TOP_LEAGUE : 100,
    live ? IN_PLAY : 100,
    period === "full" ? 100 : PART,
    COUNTS[count].stakePercent,
  ];
  const most = percents.reduce((cents, percent) => (cents * percent) / 100, MAX[sport]);
  return {
    minCents: MIN_CENTS,
    maxCents: Math.max(LOWEST_MAX, roundDown(most)),
    payoutCapCents: capOf([sport]),
  };
}

/** Limits of a series or system bet on legs with these limits. */
export function seriesLimits(limits: readonly Limits[]): Limits {
  const lowest = lowestOf(limits);
  const maxCents = Math.max(LOWEST_MAX, roundDown((lowest.maxCents * SERIES) / 100));
  return { ...lowest, maxCents };
}

export function lowestOf(limits: readonly Limits[]): Limits {
  return {
    minCents: MIN_CENTS,
    maxCents: Math.min(...limits.map(({ maxCents }) => maxCents)),
    payoutCapCents: Math.min(...limits.map(({ payoutCapCents: cents }) => cents)),
  };
}

/** The highest win of a bet on these sports, and of a member in a day. */
export function capOf(sports: readonly MatchSport[]): number {
  return payoutCapCents(sports.map(payoutClassOf), USD_RATE);
}

/** To whole hundreds of yuan. */
function roundDown(cents: number): number {
  return Math.floor(cents / (100 * YUAN)) * 100 * YUAN;
}
