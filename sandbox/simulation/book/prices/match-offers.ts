// All offers on a match at a moment, from its expected scores, its state and the time left.
import { type Fixture, isBig } from "../fixtures.ts";
import { remainingPlay } from "../remaining-play.ts";
import { isMaps } from "../sports/maps.ts";
import { cardRates, cornerRates, goalRates, redFactors } from "../sports/rates.ts";
import type { MatchSnapshot, Pair, Timeline } from "../timeline.ts";
import { baseballOffers } from "./baseball-offers.ts";
import { basketballOffers, expectedPoints, type PointFigures } from "./basketball-offers.ts";
import type { ExpectedCounts } from "./expected-counts.ts";
import { type GoalMatch, goalSpecials, goalTable } from "./goal-offers.ts";
import { mapOffers } from "./map-offers.ts";
import { pointSpecials, pointTable } from "./point-offers.ts";
import { driftOf } from "./price-drift.ts";
import type { Offer } from "./quote.ts";
import { setOffers } from "./set-offers.ts";
import { tennisOffers } from "./tennis-offers.ts";

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
const POINTS = {
  BK: { total: 224.4, lead: 19, totalSpread: 16, leadSpread: 15.6, odd: 0.517 },
  OP: { total: 55.6, lead: 5.5, totalSpread: 4.8, leadSpread: 7.5, odd: 0.5 },
} as const satisfies Record<string, PointFigures>;

export function offersOn(moment: Moment): MatchOffers {
  const { fixture } = moment;
  const { sport, league } = fixture;
  const rows = isBig(league) ? ROWS.big : ROWS.usual;
  switch (sport) {
    case "FT":
    case "VF":
      return goalOffers(moment, rows);
    case "BK":
      return basketballOffers({ ...moment, drift: driftOf(moment), figures: POINTS.BK, rows });
    case "TN":
      return tennisOffers({ ...moment, drift: driftOf(moment), rows });
    case "BS":
      return baseballOffers({ ...moment, drift: driftOf(moment), rows });
    case "OP":
      return isMaps(fixture)
        ? mapOffers({ ...moment, drift: driftOf(moment) })
        : handballOffers(moment, rows);
    default:
      return setOffers(fixture, moment.snapshot, driftOf(moment), rows);
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
  const booked = cardRates(seed, seen);
  // The share of a half in the whole match.
  const half = left.half === null ? null : left.half * 0.46;
  const match: GoalMatch = {
    full: expected(now, goals, left.full, factors),
    half: half === null ? null : expected(now, goals, half, factors),
    corners: real ? expected(snapshot?.corners ?? NO_SCORE, corners, left.full) : null,
    halfCorners:
      real && half !== null ? expected(snapshot?.corners ?? NO_SCORE, corners, half) : null,
    cards: real ? expected(cards, booked, left.full) : null,
    halfCards: real && half !== null ? expected(cards, booked, half) : null,
    inPlay: snapshot !== null,
    rows,
  };
  return { table: goalTable(match), specials: () => (ofCorners ? [] : goalSpecials(match)) };
}

function sumOf(yellow: Pair | null, red: Pair | null): Pair {
  return [(yellow?.[0] ?? 0) + (red?.[0] ?? 0), (yellow?.[1] ?? 0) + (red?.[1] ?? 0)];
}

function handballOffers(moment: Moment, rows: number): MatchOffers {
  const { snapshot, fixture, timeline, time } = moment;
  const drift = driftOf(moment);
  const figures = POINTS.OP;
  const { full } = remainingPlay(fixture, timeline, snapshot, time);
  const coming = expectedPoints({ figures, drift }, full, snapshot?.score ?? NO_SCORE);
  return {
    table: pointTable(coming, { period: "full", rows }),
    specials: () => pointSpecials(coming, figures.odd + drift.odd, "full"),
  };
}
