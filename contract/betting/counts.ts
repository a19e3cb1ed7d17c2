// What a play can count, one row each. Whatever differs by count is looked up here or stands in a `Record` of counts, so
// that a new one does not compile until everything about it is said.
import type { CancelReason } from "./result-codes.ts";
import type { Score } from "./score.ts";

/** Figures of a running match (`MatchStateView`); null: not counted. */
export interface CountedFigures {
  readonly corners: Score | null;
  readonly yellow: Score | null;
  readonly red: Score | null;
}

interface CountRow {
  /** Where a running match has it; null: in the score, in the unit of the sport. */
  readonly inState: ((figures: CountedFigures) => Score | null) | null;
  /** Why its plays are void when it was not counted. */
  readonly notCounted: CancelReason;
  /** Highest stake, in percent of the sport's. */
  readonly stakePercent: number;
  /** The group of markets on the match page that is about it, if one is. */
  readonly group: "goals" | "corners" | "cards" | null;
}

export const COUNTS = {
  /** Goals, points, runs, or games of sets. */
  score: { inState: null, notCounted: "abandoned", stakePercent: 100, group: "goals" },
  /** Sets, frames or maps won. */
  sets: { inState: null, notCounted: "abandoned", stakePercent: 100, group: null },
  corners: {
    inState: ({ corners }) => corners,
    notCounted: "noCorners",
    stakePercent: 20,
    group: "corners",
  },
  cards: {
    inState: ({ yellow, red }) => yellow && red && [yellow[0] + red[0], yellow[1] + red[1]],
    notCounted: "noCards",
    stakePercent: 20,
    group: "cards",
  },
} as const satisfies Readonly<Record<string, CountRow>>;

export type PlayCount = keyof typeof COUNTS;

/** Counted beside the score. Results have each of them, and its name is its unit. */
export type Tally = {
  [Count in PlayCount]: (typeof COUNTS)[Count]["inState"] extends null ? never : Count;
}[PlayCount];

export const TALLIES: readonly Tally[] = (Object.keys(COUNTS) as PlayCount[]).filter(isTally);

export function isTally(count: PlayCount): count is Tally {
  return COUNTS[count].inState !== null;
}

export function perTally<Value>(valueOf: (tally: Tally) => Value): Record<Tally, Value> {
  return Object.fromEntries(TALLIES.map((tally) => [tally, valueOf(tally)])) as Record<
    Tally,
    Value
  >;
}
