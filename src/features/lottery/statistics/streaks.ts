// Runs of one outcome (长龙): of one draw, and the longest over all draws.
import type { Draw } from "#contract/api/venue-info.ts";
import { type Aspect, aspectsOf, type DrawOutcome } from "./aspects.ts";
import { type DrawResult, drawShape, resultsOf } from "./draw-shape.ts";

export interface Run {
  readonly outcome: DrawOutcome;
  readonly length: number;
}

/** Neighbours of one outcome joined, in the given order. A result that cannot be read ends a run. */
export function runsOf(outcomes: readonly (DrawOutcome | null)[]): Run[] {
  const runs: Run[] = [];
  let before: DrawOutcome | null = null;
  for (const outcome of outcomes) {
    const last = runs.at(-1);
    if (outcome !== null && outcome === before && last !== undefined) {
      runs[runs.length - 1] = { outcome, length: last.length + 1 };
    } else if (outcome !== null) runs.push({ outcome, length: 1 });
    before = outcome;
  }
  return runs;
}

export interface AspectSummary {
  readonly aspect: Aspect;
  /** Oldest first. */
  readonly runs: readonly Run[];
  /** The run of the latest result; null when that cannot be read. */
  readonly current: Run | null;
  readonly longest: number;
  readonly counts: readonly { readonly outcome: DrawOutcome; readonly count: number }[];
}

/** @param results newest first */
export function summarize(aspect: Aspect, results: readonly DrawResult[]): AspectSummary {
  const outcomes = results.map((result) => aspect.read(result)).toReversed();
  const runs = runsOf(outcomes);
  const counts = new Map<DrawOutcome, number>();
  for (const { outcome, length } of runs) counts.set(outcome, (counts.get(outcome) ?? 0) + length);
  return {
    aspect,
    runs,
    current: outcomes.at(-1) === null ? null : (runs.at(-1) ?? null),
    longest: runs.reduce((most, { length }) => Math.max(most, length), 0),
    counts: [...counts].map(([outcome, count]) => ({ outcome, count })),
  };
}

export interface LongStreak extends Run {
  readonly draw: Draw;
  readonly aspect: Aspect;
  /** The streak is as long as the known results, so it may be longer. */
  readonly open: boolean;
}

/** Current streaks of at least `least` results over all draws, longest first. */
export function longStreaks(draws: readonly Draw[], least: number): LongStreak[] {
  return draws
    .flatMap((draw) => {
      const results = resultsOf(draw);
      return aspectsOf(drawShape(draw)).flatMap((aspect): LongStreak[] => {
        const { current } = summarize(aspect, results);
        if (current === null || current.length < least || current.outcome === "tie") return [];
        return [{ ...current, draw, aspect, open: current.length === results.length }];
      });
    })
    .toSorted((one, other) => other.length - one.length);
}
