// The one model of a football match: minute by minute, with goals, corners, yellow and red cards. The simulation draws
// each minute from it (sports/football.ts) and prices are sums over all its states (half-goals.ts), so that neither
// knows anything the other does not.
import { MINUTE } from "../../../backend/time/china-time.ts";
import { unit } from "../../random.ts";
import type { Fixture } from "../fixtures.ts";
import { cardRates, cornerRates, FIRST_HALF, goalRates, redFactors } from "../sports/rates.ts";
import type { Pair } from "../timeline.ts";

/** Expected counts of a match of eleven against eleven, and the minutes of its halves. */
export interface FootballModel {
  /** Milliseconds of a minute of play; virtual football is faster. */
  readonly minuteMs: number;
  /** Minutes of each half with the added ones, which the book knows from kick-off. */
  readonly minutes: Pair;
  readonly goals: Pair;
  readonly corners: Pair;
  readonly yellow: Pair;
  readonly red: Pair;
}

export type HalfNumber = 1 | 2;

/** Chances of a minute, each side on its own; of each kind, a side has one a minute at most. */
export interface MinuteChances {
  readonly goals: Pair;
  readonly corners: Pair;
  readonly yellow: Pair;
  readonly red: Pair;
}

/** A side loses one player at most: two happen to fewer than one side in 200. */
export const MOST_SENT_OFF = 1;
export const HALF_MINUTES = 45;
/** Share of red ones in all cards. */
const RED_SHARE = 0.045;
/** Least and most minutes added to each half of a real match. */
const ADDED = [
  [1, 3],
  [1, 6],
] as const;
const NONE: Pair = [0, 0];

export function footballModel(seed: number, fixture: Fixture): FootballModel {
  const isReal = fixture.sport === "FT";
  const cards = cardRates(seed, fixture);
  const share = (of: number): Pair => (isReal ? [cards[0] * of, cards[1] * of] : NONE);
  return {
    minuteMs: isReal ? MINUTE : VIRTUAL_MINUTE,
    minutes: isReal ? [minutesOf(seed, fixture, 1), minutesOf(seed, fixture, 2)] : VIRTUAL,
    goals: goalRates(seed, fixture),
    corners: isReal ? cornerRates(seed, fixture) : NONE,
    yellow: share(1 - RED_SHARE),
    red: share(RED_SHARE),
  };
}

const VIRTUAL: Pair = [HALF_MINUTES, HALF_MINUTES];
const VIRTUAL_MINUTE = 2000;

function minutesOf(seed: number, { game }: Fixture, half: HalfNumber): number {
  const [least, most] = ADDED[half - 1] ?? [0, 0];
  return HALF_MINUTES + least + Math.floor(unit(seed, game, "added", half) * (most - least + 1));
}

/** @param red players sent off when the minute begins */
export function minuteChances(model: FootballModel, half: HalfNumber, red: Pair): MinuteChances {
  const share = half === 1 ? FIRST_HALF / model.minutes[0] : (1 - FIRST_HALF) / model.minutes[1];
  const chances = (expected: Pair, factors: Pair = [1, 1]): Pair => [
    expected[0] * share * factors[0],
    expected[1] * share * factors[1],
  ];
  return {
    goals: chances(model.goals, redFactors(red)),
    corners: chances(model.corners),
    yellow: chances(model.yellow),
    red: chances(model.red, [red[0] < MOST_SENT_OFF ? 1 : 0, red[1] < MOST_SENT_OFF ? 1 : 0]),
  };
}
