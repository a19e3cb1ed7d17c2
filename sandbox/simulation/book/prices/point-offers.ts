// Offers of sports with many points: what is still to come is normally distributed.
import type { PlayBase } from "#contract/betting/plays.ts";
import { normal } from "../../normal.ts";
import type { Pair } from "../timeline.ts";
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
  readonly half: boolean;
  readonly rows: number;
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
  { half, rows }: PeriodWanted,
  known: KnownChances = {},
): Offer[] {
  const { now } = coming;
  const lead = now[0] - now[1] + coming.lead;
  const leadSpread = Math.max(LEAST_SPREAD, coming.leadSpread);
  const home = known.home ?? normal(lead / leadSpread);
  return [
    ...linedOffers({
      base: "R",
      half,
      sides: ["H", "C"],
      chance: (line) => normal((lead + line) / leadSpread),
      about: -lead,
      rows,
      ...LINES,
    }),
    ...totals("OU", coming, { half, rows }, known.over),
    {
      base: "M",
      half,
      row: 0,
      line: null,
      chances: [
        ["H", home],
        ["C", 1 - home],
      ],
    },
  ];
}

/** @param odd chance of an odd total */
export function pointSpecials(coming: ExpectedPoints, odd: number, half: boolean): Offer[] {
  const side = (base: "OUH" | "OUC", sign: 1 | -1) => {
    const total = (coming.total + sign * coming.lead) / 2;
    const spread = Math.hypot(coming.totalSpread, coming.leadSpread) / 2;
    const own = coming.now[sign === 1 ? 0 : 1];
    return totals(
      base,
      { ...coming, now: [own, 0], total, totalSpread: spread },
      { half, rows: 1 },
    );
  };
  return [oddEven(odd, half), ...side("OUH", 1), ...side("OUC", -1)];
}

export function oddEven(odd: number, half: boolean): Offer {
  const chances = [["OD", odd] as const, ["EV", 1 - odd] as const];
  return { base: "EO", half, row: 0, line: null, chances };
}

function totals(
  base: PlayBase,
  coming: ExpectedPoints,
  { half, rows }: PeriodWanted,
  over?: (line: number) => number,
): Offer[] {
  const already = coming.now[0] + coming.now[1];
  const about = already + coming.total;
  const spread = Math.max(LEAST_SPREAD, coming.totalSpread);
  return linedOffers({
    base,
    half,
    sides: ["O", "U"],
    chance: over ?? ((line) => normal((about - line) / spread)),
    about,
    least: already + 0.5,
    rows,
    ...LINES,
  });
}
