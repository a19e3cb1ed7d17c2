// Everything offered on a match at a moment, from what was expected of it, the score and the time left.
import { wave } from "../../random.ts";
import { type Fixture, isBig } from "../fixtures.ts";
import { leftOf } from "../progress.ts";
import { cardRates, cornerRates, goalRates, redFactors } from "../sim/rates.ts";
import type { Mark, Pair, Timeline } from "../timeline.ts";
import { type Expected, type GoalMatch, goalSpecials, goalTable } from "./goal-offers.ts";
import { type Coming, oddEven, pointSpecials, pointTable } from "./point-offers.ts";
import type { Offer } from "./quote.ts";
import { setOffers } from "./set-offers.ts";

export interface Moment {
  readonly seed: number;
  readonly fixture: Fixture;
  readonly timeline: Timeline;
  /** Null before the beginning. */
  readonly mark: Mark | null;
  /** When the prices were made. */
  readonly time: number;
  /** Tips prices one way and the other, so that they change every time they are made; usually 0. */
  readonly jolt: -1 | 0 | 1;
}

export interface Board {
  /** Of the match table. */
  readonly table: readonly Offer[];
  /** Made when the match is opened. */
  specials(): readonly Offer[];
}

/** Rows of the main plays: the main line and those beside it. */
const ROWS = { big: 4, usual: 3 } as const;
const NO_SCORE: Pair = [0, 0];
/** Points of a match on average, of an even one's lead per edge, and their spreads. */
const POINTS = {
  BK: { total: 224.4, lead: 19, totalSpread: 16, leadSpread: 15.6, odd: 0.517 },
  // Runs come in bunches: the middle is below the mean, and a winner is needed.
  BS: { total: 8.8, lead: 1.3, totalSpread: 4.3, leadSpread: 4.3, odd: 0.563 },
  OP: { total: 55.6, lead: 5.5, totalSpread: 4.8, leadSpread: 7.5, odd: 0.5 },
} as const;
/** Chance of an odd number of frames; of games and points it is even. */
const ODD_FRAMES = 0.562;

export function boardOf(moment: Moment): Board {
  const { fixture } = moment;
  const { sport, league } = fixture;
  const rows = isBig(league) ? ROWS.big : ROWS.usual;
  switch (sport) {
    case "FT":
    case "VF":
      return goalBoard(moment, rows);
    case "BK":
    case "BS":
    case "OP":
      return pointBoard(moment, POINTS[sport], rows);
    default: {
      const sway = swayOf(moment);
      const table = setOffers(fixture, moment.mark, sway, rows);
      const odd = (sport === "SK" ? ODD_FRAMES : 0.5) + sway.odd;
      return { table, specials: () => [oddEven(odd, false)] };
    }
  }
}

export interface Sway {
  /** Edge as the book sees it now. */
  readonly edge: number;
  /** Factor of what is expected in all. */
  readonly total: number;
  /** Added to the chance of an odd total. */
  readonly odd: number;
}

/** The book's opinion wanders, faster in play. */
function swayOf({ seed, fixture, mark, time, jolt }: Moment): Sway {
  const span = mark ? 55_000 : 1_500_000;
  const drift = (key: string) => wave(time, span, seed, fixture.id, key);
  return {
    edge: fixture.edge + drift("edge") * 0.06 + jolt * 0.025,
    total: 1 + drift("total") * 0.03 + jolt * 0.012,
    odd: (drift("odd") + jolt) * 0.015,
  };
}

function goalBoard(moment: Moment, rows: number): Board {
  const { seed, mark, fixture, timeline, time } = moment;
  const sway = swayOf(moment);
  const left = leftOf(fixture, timeline, mark, time);
  const seen = { ...fixture, edge: sway.edge };
  const factors = redFactors(mark?.red ?? NO_SCORE);
  const expected = (now: Pair, rates: Pair, share: number, factor: Pair = [1, 1]): Expected => ({
    now,
    more: [rates[0] * share * sway.total * factor[0], rates[1] * share * sway.total * factor[1]],
  });
  const corners = cornerRates(seed, seen);
  const ofCorners = fixture.counted === "corners";
  const goals = ofCorners ? corners : goalRates(seed, seen);
  const now = mark?.score ?? NO_SCORE;
  const real = fixture.sport === "FT" && !ofCorners;
  const cards = mark ? sumOf(mark.yellow, mark.red) : NO_SCORE;
  // Of the whole, the first half has its share.
  const half = left.half === null ? null : left.half * 0.46;
  const match: GoalMatch = {
    full: expected(now, goals, left.full, factors),
    half: half === null ? null : expected(now, goals, half, factors),
    corners: real ? expected(mark?.corners ?? NO_SCORE, corners, left.full) : null,
    halfCorners: real && half !== null ? expected(mark?.corners ?? NO_SCORE, corners, half) : null,
    cards: real ? expected(cards, cardRates(seed, seen), left.full) : null,
    inPlay: mark !== null,
    rows,
  };
  return { table: goalTable(match), specials: () => (ofCorners ? [] : goalSpecials(match)) };
}

function sumOf(yellow: Pair | null, red: Pair | null): Pair {
  return [(yellow?.[0] ?? 0) + (red?.[0] ?? 0), (yellow?.[1] ?? 0) + (red?.[1] ?? 0)];
}

type PointFigures = (typeof POINTS)["BK" | "BS" | "OP"];

function pointBoard(moment: Moment, figures: PointFigures, rows: number): Board {
  const { mark, fixture, timeline, time } = moment;
  const sway = swayOf(moment);
  const left = leftOf(fixture, timeline, mark, time);
  const coming = (share: number): Coming => ({
    now: mark?.score ?? NO_SCORE,
    lead: figures.lead * sway.edge * share,
    total: figures.total * sway.total * share,
    leadSpread: figures.leadSpread * Math.sqrt(share),
    totalSpread: figures.totalSpread * Math.sqrt(share),
  });
  const full = coming(left.full);
  const hasHalf = fixture.sport === "BK" && left.half !== null;
  const half = hasHalf ? coming((left.half ?? 0) / 2) : null;
  return {
    table: [
      ...pointTable(full, { half: false, rows }),
      ...(half ? pointTable(half, { half: true, rows: rows - 1 }) : []),
    ],
    specials: () => [
      ...pointSpecials(full, figures.odd + sway.odd, false),
      ...(half ? pointSpecials(half, 0.5 + sway.odd, true) : []),
    ],
  };
}
