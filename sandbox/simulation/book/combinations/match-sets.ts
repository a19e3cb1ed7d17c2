// The chance of every set of legs of a football match. Goals and cards hang together by the red cards; corners are
// independent of both.
import type { FootballChances } from "../football/football-chances.ts";
import { redsSince } from "../football/goal-chances.ts";
import { RED_STATES } from "../football/half-goals.ts";
import { type Grid, outer } from "../football/period-chances.ts";
import type { Pair } from "../timeline.ts";
import { type BitLeg, type Halves, type LegWins, legWins, together, wonSets } from "./won-sets.ts";

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
  const { first, second } = chances.corners();
  const halves = [{ first: outer(...first), second: outer(...second), next: null }];
  const apart = wonSets(halves, legWins(corners, returned), chances.state.now.corners);
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
      const ofCards = end === null ? NO_CARDS : cardSets(chances, cardWins, red, end);
      for (const [set, chance] of together(ofGoals, ofCards)) {
        found.set(set, (found.get(set) ?? 0) + chance);
      }
    }
  }
  return found;
}

const NO_CARDS: ReadonlyMap<number, number> = new Map([[0, 1]]);

/** Under known red cards at half time and at the end. */
function cardSets(
  { state: { now }, yellow }: FootballChances,
  wins: LegWins,
  red: number,
  end: number,
): Map<number, number> {
  const { first, second } = yellow();
  const [early, all] = [redsSince(red, now.red), redsSince(end, now.red)];
  const late: Pair = [all[0] - early[0], all[1] - early[1]];
  const halves: Halves = {
    first: outer(moved(first[0], early[0]), moved(first[1], early[1])),
    second: outer(moved(second[0], late[0]), moved(second[1], late[1])),
    next: null,
  };
  const cards: Pair = [now.yellow[0] + now.red[0], now.yellow[1] + now.red[1]];
  return wonSets([halves], wins, cards);
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
