// Offers of tennis: match, sets, games and points from one model.
import { pointLine } from "#contract/betting/contests.ts";
import { type Period, periodOf } from "#contract/betting/play-periods.ts";
import type { MatchSnapshot, Pair, Timeline } from "../timeline.ts";
import { TENNIS_SETS } from "../sports/tennis.ts";
import {
  distributionFrom,
  handicapOffers,
  oddEvenOffer,
  totalOffers,
  twoWay,
} from "./discrete-offers.ts";
import type { PriceDrift } from "./price-drift.ts";
import type { Offer } from "./quote.ts";
import { homeWins } from "./set-chances.ts";
import { certainSets, setPlays } from "./set-plays.ts";
import {
  afterSet,
  gameChance,
  matchEnds,
  newSets,
  nextPoint,
  type PointChances,
  pointChances,
  type SetOutcomes,
  setOutcomes,
  tennisState,
  type TennisEnd,
  type TennisState,
} from "./tennis-model.ts";

export interface TennisMatch {
  readonly snapshot: MatchSnapshot | null;
  readonly timeline: Timeline;
  readonly drift: PriceDrift;
  readonly rows: number;
}

const NONE: Pair = [0, 0];
/** Fewest games of a set. */
const SHORTEST_SET = 6;

export function tennisOffers(match: TennisMatch) {
  const { snapshot, drift, rows } = match;
  const chances = pointChances(drift);
  const state = tennisState(snapshot);
  const ends = matchEnds(chances, state);
  const counts = snapshot?.counts ?? NONE;
  const already = counts[0] + counts[1];
  const lead = distributionOf(ends, (end) => counts[0] - counts[1] + end.lead);
  const total = distributionOf(ends, (end) => already + end.total);
  const wanted = { period: "full", rows } as const;
  const finals = finalsOf(ends);
  return {
    table: [
      ...handicapOffers("R", lead, wanted),
      ...totalOffers("OU", total, { ...wanted, least: total.from + 0.5 }),
      twoWay("M", homeWins(finals), { line: null }),
    ],
    specials: (): Offer[] => [
      oddEvenOffer(total),
      ...setPlays(finals, { score: state.score, target: TENNIS_SETS }),
      ...setsOffers(chances, state),
      ...(snapshot?.status === "live" ? gameOffers(match, chances, state) : []),
    ],
  };
}

/** Winner, handicap and total of games of the sets that will certainly be played. */
function setsOffers(chances: PointChances, state: TennisState): Offer[] {
  const later = newSets(chances);
  let outcomes = setOutcomes(chances, state);
  let homeServes = afterSet(state.server, state.set[0] + state.set[1]) === "H" ? 1 : 0;
  const offers: Offer[] = [];
  certainSets(state.score, TENNIS_SETS).forEach((number, index) => {
    const period = periodOf(`S${number}`);
    if (period === undefined) return;
    if (index > 0) {
      homeServes = servesNext(outcomes, homeServes);
      outcomes = [...scaled(later.H, homeServes), ...scaled(later.C, 1 - homeServes)];
    }
    offers.push(...setOffers(outcomes, period));
  });
  return offers;
}

function setOffers(outcomes: SetOutcomes, period: Period): Offer[] {
  const lead = distributionOf(outcomesOf(outcomes), ({ set }) => set[0] - set[1]);
  const total = distributionOf(outcomesOf(outcomes), ({ set }) => set[0] + set[1]);
  const won = outcomes.reduce((sum, [[home, away], chance]) => sum + (home > away ? chance : 0), 0);
  const least = Math.max(SHORTEST_SET, total.from) + 0.5;
  // In a tie-break the number of games is certain.
  const open = total.chances.length > 1;
  return [
    twoWay("M", won, { period, line: null }),
    ...handicapOffers("R", lead, { period, rows: 1 }),
    ...(open ? totalOffers("OU", total, { period, rows: 1, least }) : []),
    ...(open ? [oddEvenOffer(total, period)] : []),
  ];
}

/** The game being played, and its next point. */
function gameOffers(
  { timeline, snapshot }: TennisMatch,
  chances: PointChances,
  state: TennisState,
) {
  const period = periodOf(snapshot?.period ?? "");
  if (period === undefined) return [];
  const game = state.set[0] + state.set[1] + 1;
  const point = pointsPlayed(timeline, snapshot?.at ?? 0) + 1;
  return [
    { ...twoWay("GW", gameChance(chances, state), { period, line: game }) },
    twoWay("PW", nextPoint(chances, state), { period, line: Number(pointLine(game, point)) }),
  ];
}

/** Points of the current game. Its calls do not tell: deuce is called 40-40 however often it comes. */
function pointsPlayed({ incidents }: Timeline, time: number): number {
  const past = incidents.filter(({ at }) => at <= time);
  const before = past.findLastIndex(({ kind }) => kind !== "point");
  return past.length - 1 - before;
}

function finalsOf(ends: readonly TennisEnd[]): ReadonlyMap<Pair, number> {
  const found = new Map<string, readonly [Pair, number]>();
  for (const { sets, chance } of ends) {
    const key = sets.join("-");
    found.set(key, [sets, chance + (found.get(key)?.[1] ?? 0)]);
  }
  return new Map(found.values());
}

/** Chance that home serves first in the set after these. */
function servesNext(outcomes: SetOutcomes, homeServes: number): number {
  const odd = outcomes.reduce(
    (sum, [[home, away], chance]) => sum + ((home + away) % 2 === 1 ? chance : 0),
    0,
  );
  return homeServes * (1 - odd) + (1 - homeServes) * odd;
}

const scaled = (outcomes: SetOutcomes, share: number): SetOutcomes =>
  outcomes.map(([set, chance]) => [set, chance * share] as const);

const outcomesOf = (outcomes: SetOutcomes) => outcomes.map(([set, chance]) => ({ set, chance }));

function distributionOf<T extends { readonly chance: number }>(
  ends: readonly T[],
  value: (end: T) => number,
) {
  const found = new Map<number, number>();
  for (const end of ends) {
    const key = value(end);
    found.set(key, (found.get(key) ?? 0) + end.chance);
  }
  return distributionFrom(found);
}
