// Offers of sports with many points: what is still to come is normally distributed.
import type { Period } from "#contract/betting/play-periods.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import { normal } from "../../normal.ts";
import type { Pair } from "../timeline.ts";
import { oddOffer, twoWay } from "./discrete-offers.ts";
import { linedOffers } from "./lined-offers.ts";
import type { Offer } from "./quote.ts";

/** A period: its score, and mean and standard deviation of lead and total still to come. */
export interface ExpectedPoints {
  readonly now: Pair;
  readonly lead: number;
  readonly total: number;
  readonly leadSpread: number;
  readonly totalSpread: number;
}

const LINES = { step: 1, offset: 0.5 } as const;
/** Keeps the last seconds uncertain. */
const LEAST_SPREAD = 0.35;

export interface PeriodWanted {
  readonly period: Period;
  readonly rows: number;
  /** Overtime decides: the period does not end level. */
  readonly decided?: boolean;
}

/** Chances known more exactly than by mean and deviation. */
export interface KnownChances {
  /** Chance of home winning. */
  readonly home?: number;
  /** Chance of the total being above a line. */
  readonly over?: (line: number) => number;
}

export function pointTable(
  coming: ExpectedPoints,
  { period, rows, decided = false }: PeriodWanted,
  known: KnownChances = {},
): Offer[] {
  const { above, home } = leadChances(coming, decided);
  return [
    ...linedOffers({
      base: "R",
      period,
      sides: ["H", "C"],
      chance: above,
      about: coming.now[1] - coming.now[0] - coming.lead,
      rows,
      ...LINES,
    }),
    ...totals("OU", coming, { period, rows }, known.over),
    twoWay("M", known.home ?? home, { period, line: null }),
  ];
}

/**
 * `above`: chance that the lead plus a line is above zero; `home`: of winning, with returned stakes taken into
 * account. Whole leads are taken from the curve, so that a handicap of half a point and the winner agree.
 */
export function leadChances(coming: ExpectedPoints, decided: boolean) {
  const lead = coming.now[0] - coming.now[1] + coming.lead;
  const spread = Math.max(LEAST_SPREAD, coming.leadSpread);
  const above = (line: number) => normal((lead + line) / spread);
  const [ahead, notBehind] = [above(-0.5), above(0.5)];
  const level = notBehind - ahead;
  if (!decided) return { above, home: ahead / (1 - level || 1) };
  const home = ahead + level * normal(lead / spread);
  return { above: (line: number) => (Math.abs(line) < 1 ? home : above(line)), home };
}

/** @param odd chance of an odd total */
export function pointSpecials(coming: ExpectedPoints, odd: number, period: Period): Offer[] {
  const side = (base: "OUH" | "OUC", sign: 1 | -1) => {
    const total = (coming.total + sign * coming.lead) / 2;
    const spread = Math.hypot(coming.totalSpread, coming.leadSpread) / 2;
    const own = coming.now[sign === 1 ? 0 : 1];
    return totals(
      base,
      { ...coming, now: [own, 0], total, totalSpread: spread },
      { period, rows: 1 },
    );
  };
  return [oddOffer(odd, period), ...side("OUH", 1), ...side("OUC", -1)];
}

function totals(
  base: PlayBase,
  coming: ExpectedPoints,
  { period, rows }: PeriodWanted,
  over?: (line: number) => number,
): Offer[] {
  const already = coming.now[0] + coming.now[1];
  const about = already + coming.total;
  const spread = Math.max(LEAST_SPREAD, coming.totalSpread);
  return linedOffers({
    base,
    period,
    sides: ["O", "U"],
    chance: over ?? ((line) => normal((about - line) / spread)),
    about,
    least: already + 0.5,
    rows,
    ...LINES,
  });
}
