// Offers of a match of maps: winner, maps, and of each map the winner, its towers and who is first.
import { type Period, periodOf } from "#contract/betting/play-periods.ts";
import { bloodChance, MAPS_TO_WIN, TOWERS_TO_WIN, towerChance } from "../sports/maps.ts";
import type { MatchSnapshot, Pair, Timeline } from "../timeline.ts";
import { handicapOffers, totalOffers, twoWay } from "./discrete-offers.ts";
import type { PriceDrift } from "./price-drift.ts";
import type { Offer } from "./quote.ts";
import { finalScores, homeWins } from "./set-chances.ts";
import { certainSets, distributionOf, setPlays } from "./set-plays.ts";

interface MapMatch {
  readonly snapshot: MatchSnapshot | null;
  readonly timeline: Timeline;
  readonly drift: PriceDrift;
}

const NONE: Pair = [0, 0];
const IN_TABLE: ReadonlySet<string> = new Set(["SR", "SOU"]);

export function mapOffers({ snapshot, timeline, drift }: MapMatch) {
  const score = snapshot?.score ?? NONE;
  const towers = snapshot?.status === "live" ? (snapshot.set ?? NONE) : NONE;
  const tower = towerChance(drift.edge);
  const race = (at: Pair) =>
    finalScores({ score: at, target: TOWERS_TO_WIN, current: tower, later: tower });
  const [current, later] = [race(towers), race(NONE)];
  const match = { score, target: MAPS_TO_WIN };
  const finals = finalScores({ ...match, current: homeWins(current), later: homeWins(later) });
  const plays = setPlays(finals, match);
  const firsts = {
    blood: bloodChance(drift.edge),
    tower,
    hasBlood: towers[0] + towers[1] > 0 || hadBlood(timeline, snapshot),
    hasTower: towers[0] + towers[1] > 0,
  };
  return {
    table: [
      twoWay("M", homeWins(finals), { line: null }),
      ...plays.filter(({ base }) => IN_TABLE.has(base)),
    ],
    specials: (): Offer[] => [
      ...plays.filter(({ base }) => !IN_TABLE.has(base)),
      ...certainSets(score, MAPS_TO_WIN).flatMap((number, ahead) => {
        const period = periodOf(`P${number}`);
        if (period === undefined) return [];
        return ahead === 0
          ? [...towerOffers(current, period), ...firstOffers(firsts, period)]
          : [...towerOffers(later, period), ...firstOffers({ ...firsts, ...NEW_MAP }, period)];
      }),
    ],
  };
}

const NEW_MAP = { hasBlood: false, hasTower: false } as const;

function towerOffers(ends: ReadonlyMap<Pair, number>, period: Period): Offer[] {
  const lead = distributionOf(ends, ([home, away]) => home - away);
  const total = distributionOf(ends, ([home, away]) => home + away);
  return [
    twoWay("M", homeWins(ends), { period, line: null }),
    ...handicapOffers("R", lead, { period, rows: 1 }),
    ...totalOffers("OU", total, { period, rows: 1, least: total.from + 0.5 }),
  ];
}

interface Firsts {
  readonly blood: number;
  readonly tower: number;
  readonly hasBlood: boolean;
  readonly hasTower: boolean;
}

function firstOffers({ blood, tower, hasBlood, hasTower }: Firsts, period: Period): Offer[] {
  return [
    ...(hasBlood ? [] : [twoWay("FB", blood, { period, line: null })]),
    ...(hasTower ? [] : [twoWay("FTW", tower, { period, line: null })]),
  ];
}

/** Whether the first kill of the current map is made. */
function hadBlood({ incidents }: Timeline, snapshot: MatchSnapshot | null): boolean {
  if (snapshot?.status !== "live") return false;
  const past = incidents.filter(({ at }) => at <= snapshot.at);
  return (
    past.findLastIndex(({ kind }) => kind === "blood") >
    past.findLastIndex(({ kind }) => kind === "set")
  );
}
