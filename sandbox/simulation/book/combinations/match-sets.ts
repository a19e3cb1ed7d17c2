// The chance of every set of legs of a football match. Goals and cards hang together by the red cards; corners are
// independent of both.
import type { FootballChances } from "../football/football-chances.ts";
import { redsSince } from "../football/goal-chances.ts";
import { RED_STATES } from "../football/half-goals.ts";
import { type Grid, outer } from "../football/period-chances.ts";
import type { SideCounts } from "../football/side-counts.ts";
import { convolve } from "../prices/distribution.ts";
import type { Pair } from "../timeline.ts";
import {
  type BitLeg,
  type Halves,
  type LegWins,
  legWins,
  together,
  type WonSets,
  wonSets,
} from "./won-sets.ts";

export interface MatchSets {
  readonly sets: ReadonlyMap<number, number>;
  /** Bits of the legs whose stake may return. */
  readonly returned: ReadonlySet<number>;
}

export function matchSets(chances: FootballChances, legs: readonly BitLeg[]): MatchSets {
  const returned = new Set<number>();
  const counting = (count: string) => legs.filter(({ rule }) => rule.count === count);
  const tied = tiedSets(chances, counting("score"), counting("cards"), returned);
  const corners = counting("corners");
  if (corners.length === 0) return { sets: tied, returned };
  const wins = legWins(corners, returned);
  const apart = wonSets([halvesOf(chances.corners(), wins)], wins, chances.state.now.corners);
  return { sets: together(tied, apart), returned };
}

/** Goals and cards. */
function tiedSets(
  chances: FootballChances,
  goals: readonly BitLeg[],
  cards: readonly BitLeg[],
  returned: Set<number>,
): Map<number, number> {
  const found = new Map<number, number>();
  const { now } = chances.state;
  const all = chances.goals();
  const asksNext = goals.some(({ rule }) => rule.spec.rule === "nextGoal");
  const [goalWins, cardWins] = [legWins(goals, returned), legWins(cards, returned)];
  const ofCards = cards.length === 0 ? () => NO_CARDS : cardSets(chances, cardWins);
  const ends = cards.length === 0 ? [null] : [...RED_STATES.keys()];
  for (const { red, first } of all.pairs()) {
    for (const end of ends) {
      const second = all.secondTo(red, end);
      if (second.chances.every((chance) => chance === 0)) continue;
      const plain: Halves = { first, second, next: null };
      const halves = asksNext
        ? byNextGoal(plain, all.nextFirst(red), all.nextSecond(red, end))
        : [plain];
      const ofGoals = wonSets(halves, goalWins, now.goals);
      for (const [set, chance] of together(ofGoals, ofCards(red, end))) {
        found.set(set, (found.get(set) ?? 0) + chance);
      }
    }
  }
  return found;
}

const NO_CARDS: WonSets = new Map([[0, 1]]);

/** Under known red cards at half time and at the end. */
function cardSets({ state: { now }, yellow }: FootballChances, wins: LegWins) {
  const yellows = yellow();
  const cards: Pair = [now.yellow[0] + now.red[0], now.yellow[1] + now.red[1]];
  const known = new Map<number, WonSets>();
  return (red: number, end: number | null): WonSets => {
    if (end === null) return NO_CARDS;
    const key = wins.ofFull ? end : end + RED_STATES.length * red;
    const before = known.get(key);
    if (before) return before;
    const [early, all] = [redsSince(red, now.red), redsSince(end, now.red)];
    const { first, second } = yellows;
    const counts: SideCounts = {
      first: [moved(first[0], early[0]), moved(first[1], early[1])],
      second: [moved(second[0], all[0] - early[0]), moved(second[1], all[1] - early[1])],
    };
    const found = wonSets([halvesOf(counts, wins)], wins, cards);
    known.set(key, found);
    return found;
  };
}

/** Sides that count on their own. Where no leg asks for the first half, both are one. */
function halvesOf({ first, second }: SideCounts, { ofFull }: LegWins): Halves {
  if (!ofFull) return { first: outer(...first), second: outer(...second), next: null };
  const [home, away] = [convolve(first[0], second[0]), convolve(first[1], second[1])];
  return { first: outer([1], [1]), second: outer(home, away), next: null };
}

const moved = (chances: readonly number[], by: number): number[] => [
  ...Array.from<number>({ length: by }).fill(0),
  ...chances,
];

/** Both halves, apart by who scores next. */
function byNextGoal({ first, second }: Halves, nextFirst: Grid, nextSecond: Grid): Halves[] {
  const [quiet, none] = [onlyNone(first), onlyNone(second)];
  return [
    { next: "H", first: nextFirst, second },
    { next: "H", first: quiet, second: nextSecond },
    { next: "C", first: minus(minus(first, quiet), nextFirst), second },
    { next: "C", first: quiet, second: minus(minus(second, none), nextSecond) },
    { next: "N", first: quiet, second: none },
  ];
}

function onlyNone({ chances }: Grid): Grid {
  return { size: 1, chances: chances.slice(0, 1) };
}

/** @param less of the same size, or of no goals alone */
function minus({ size, chances }: Grid, less: Grid): Grid {
  const left = chances.map((chance, at) => chance - (less.chances[at] ?? 0));
  return { size, chances: left };
}
