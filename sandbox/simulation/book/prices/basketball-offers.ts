// Offers of basketball: the match, its halves and quarters, and the race to a number of points.
import { type Period, periodOf } from "#contract/betting/play-periods.ts";
import { normal } from "../../normal.ts";
import { basketballLeft, quartersLeft } from "../remaining-play.ts";
import type { MatchSnapshot, Pair } from "../timeline.ts";
import { twoWay } from "./discrete-offers.ts";
import { type ExpectedPoints, pointSpecials, pointTable } from "./point-offers.ts";
import type { PriceDrift } from "./price-drift.ts";
import type { Offer } from "./quote.ts";

export interface PointFigures {
  /** Average total, lead per unit of edge, their standard deviations, and the chance of an odd total. */
  readonly total: number;
  readonly lead: number;
  readonly totalSpread: number;
  readonly leadSpread: number;
  readonly odd: number;
}

interface BasketballMatch {
  readonly figures: PointFigures;
  readonly snapshot: MatchSnapshot | null;
  readonly time: number;
  readonly drift: PriceDrift;
  readonly rows: number;
}

const QUARTERS = ["Q1", "Q2", "Q3", "Q4"] as const;
const NONE: Pair = [0, 0];
/** Points of a race; each keeps its row. */
const RACES = [20, 40, 60, 80];

export function basketballOffers(match: BasketballMatch) {
  const { figures, snapshot, time, drift, rows } = match;
  const left = basketballLeft(snapshot, time);
  const full = expectedPoints(match, left.full, snapshot?.score ?? NONE);
  const half =
    left.half === null ? null : expectedPoints(match, left.half / 2, snapshot?.score ?? NONE);
  const halfWanted = { period: "half", rows: rows - 1 } as const;
  return {
    table: [
      ...pointTable(full, { period: "full", rows, decided: true }),
      ...(half ? pointTable(half, halfWanted) : []),
    ],
    specials: (): Offer[] => [
      ...pointSpecials(full, figures.odd + drift.odd, "full"),
      ...(half ? pointSpecials(half, 0.5 + drift.odd, "half") : []),
      ...races(match),
      ...parts(match),
    ],
  };
}

/** @param share of the match that is still to come */
export function expectedPoints(
  { figures, drift }: Pick<BasketballMatch, "figures" | "drift">,
  share: number,
  now: Pair,
): ExpectedPoints {
  return {
    now,
    lead: figures.lead * drift.edge * share,
    total: figures.total * drift.total * share,
    leadSpread: figures.leadSpread * Math.sqrt(share),
    totalSpread: figures.totalSpread * Math.sqrt(share),
  };
}

/** The second half, which includes overtime, and the quarters that are not over. */
function parts(match: BasketballMatch): Offer[] {
  const { snapshot, time, drift } = match;
  const left = quartersLeft(snapshot, time);
  const offersOf = (period: Period, share: number, now: Pair) => {
    const coming = expectedPoints(match, share / QUARTERS.length, now);
    return [
      ...pointTable(coming, { period, rows: 1 }),
      ...pointSpecials(coming, 0.5 + drift.odd, period),
    ];
  };
  const [, , third = null, fourth = null] = left;
  const second =
    fourth === null ? [] : offersOf("second", (third ?? 0) + fourth, secondHalf(snapshot));
  return [
    ...second,
    ...QUARTERS.flatMap((name, at) => {
      const share = left[at] ?? null;
      const period = periodOf(name);
      return share === null || period === undefined
        ? []
        : offersOf(period, share, scoreIn(snapshot, name));
    }),
  ];
}

/** Whoever leads once both together have one point less than twice the number has reached it first. */
function races({ figures, snapshot, drift }: BasketballMatch): Offer[] {
  const now = snapshot?.score ?? NONE;
  return RACES.flatMap((points, row) => {
    if (Math.max(...now) >= points) return [];
    const share = (2 * points - 1 - now[0] - now[1]) / figures.total;
    const lead = now[0] - now[1] + figures.lead * drift.edge * share;
    const home = normal(lead / (figures.leadSpread * Math.sqrt(share)));
    return [{ ...twoWay("PR", home, { line: points }), row }];
  });
}

function secondHalf(snapshot: MatchSnapshot | null): Pair {
  const [third, fourth] = [scoreIn(snapshot, "Q3"), scoreIn(snapshot, "Q4")];
  return [third[0] + fourth[0], third[1] + fourth[1]];
}

function scoreIn(snapshot: MatchSnapshot | null, period: string): Pair {
  return snapshot?.periods.find(({ name }) => name === period)?.score ?? NONE;
}
