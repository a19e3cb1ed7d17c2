// All offers on a match at a moment, from its expected scores, its state and the time left.
import { type Fixture, isBig } from "../fixtures.ts";
import { remainingPlay } from "../remaining-play.ts";
import { cardRates, cornerRates, goalRates, redFactors } from "../sports/rates.ts";
import type { MatchSnapshot, Pair, Timeline } from "../timeline.ts";
import type { ExpectedCounts } from "./expected-counts.ts";
import { type GoalMatch, goalSpecials, goalTable } from "./goal-offers.ts";
import { type ExpectedPoints, oddEven, pointSpecials, pointTable } from "./point-offers.ts";
import { driftOf } from "./price-drift.ts";
import type { Offer } from "./quote.ts";
import { setOffers } from "./set-offers.ts";

export interface Moment {
  readonly seed: number;
  readonly fixture: Fixture;
  readonly timeline: Timeline;
  /** Null before the match. */
  readonly snapshot: MatchSnapshot | null;
  /** When the prices were made. */
  readonly time: number;
  /** Moves prices up and down in turn, so that they change in every pricing period; usually 0. */
  readonly nudge: -1 | 0 | 1;
}

export interface MatchOffers {
  /** Plays of the match table. */
  readonly table: readonly Offer[];
  /** All other plays; only needed when the match is opened. */
  specials(): readonly Offer[];
}

/** Lines per main play. */
const ROWS = { big: 4, usual: 3 } as const;
const NO_SCORE: Pair = [0, 0];
/** Average total, lead per unit of edge, their standard deviations, and the chance of an odd total. */
const POINTS = {
  BK: { total: 224.4, lead: 19, totalSpread: 16, leadSpread: 15.6, odd: 0.517 },
  // Baseball has no draws, so odd totals are more likely.
  BS: { total: 8.8, lead: 1.3, totalSpread: 4.3, leadSpread: 4.3, odd: 0.563 },
  OP: { total: 55.6, lead: 5.5, totalSpread: 4.8, leadSpread: 7.5, odd: 0.5 },
} as const;
/** Chance of an odd number of frames; for games and points it is 0.5. */
const ODD_FRAMES = 0.562;

export function offersOn(moment: Moment): MatchOffers {
  const { fixture } = moment;
  const { sport, league } = fixture;
  const rows = isBig(league) ? ROWS.big : ROWS.usual;
  switch (sport) {
    case "FT":
    case "VF":
      return goalOffers(moment, rows);
    case "BK":
    case "BS":
    case "OP":
      return pointOffers(moment, POINTS[sport], rows);
    default: {
      const drift = driftOf(moment);
      const table = setOffers(fixture, moment.snapshot, drift, rows);
      const odd = (sport === "SK" ? ODD_FRAMES : 0.5) + drift.odd;
      return { table, specials: () => [oddEven(odd, false)] };
    }
  }
}

function goalOffers(moment: Moment, rows: number): MatchOffers {
  const { seed, snapshot, fixture, timeline, time } = moment;
  const drift = driftOf(moment);
  const left = remainingPlay(fixture, timeline, snapshot, time);
  const seen = { ...fixture, edge: drift.edge };
  const factors = redFactors(snapshot?.red ?? NO_SCORE);
  const expected = (
    now: Pair,
    rates: Pair,
    share: number,
    factor: Pair = [1, 1],
  ): ExpectedCounts => ({
    now,
    more: [rates[0] * share * drift.total * factor[0], rates[1] * share * drift.total * factor[1]],
  });
  const corners = cornerRates(seed, seen);
  const ofCorners = fixture.counted === "corners";
  const goals = ofCorners ? corners : goalRates(seed, seen);
  const now = snapshot?.score ?? NO_SCORE;
  const real = fixture.sport === "FT" && !ofCorners;
  const cards = snapshot ? sumOf(snapshot.yellow, snapshot.red) : NO_SCORE;
  // The share of a half in the whole match.
  const half = left.half === null ? null : left.half * 0.46;
  const match: GoalMatch = {
    full: expected(now, goals, left.full, factors),
    half: half === null ? null : expected(now, goals, half, factors),
    corners: real ? expected(snapshot?.corners ?? NO_SCORE, corners, left.full) : null,
    halfCorners:
      real && half !== null ? expected(snapshot?.corners ?? NO_SCORE, corners, half) : null,
    cards: real ? expected(cards, cardRates(seed, seen), left.full) : null,
    inPlay: snapshot !== null,
    rows,
  };
  return { table: goalTable(match), specials: () => (ofCorners ? [] : goalSpecials(match)) };
}

function sumOf(yellow: Pair | null, red: Pair | null): Pair {
  return [(yellow?.[0] ?? 0) + (red?.[0] ?? 0), (yellow?.[1] ?? 0) + (red?.[1] ?? 0)];
}

type PointFigures = (typeof POINTS)["BK" | "BS" | "OP"];

function pointOffers(moment: Moment, figures: PointFigures, rows: number): MatchOffers {
  const { snapshot, fixture, timeline, time } = moment;
  const drift = driftOf(moment);
  const left = remainingPlay(fixture, timeline, snapshot, time);
  const coming = (share: number): ExpectedPoints => ({
    now: snapshot?.score ?? NO_SCORE,
    lead: figures.lead * drift.edge * share,
    total: figures.total * drift.total * share,
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
      ...pointSpecials(full, figures.odd + drift.odd, false),
      ...(half ? pointSpecials(half, 0.5 + drift.odd, true) : []),
    ],
  };
}
