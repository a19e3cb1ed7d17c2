// A match from beginning to end: marks say how it stands from a moment on, incidents what happened, pauses
// when the book takes its prices down. Made once from the seed; every question of any moment reads it.
import type { MatchStateView } from "#contract/api/sport.ts";

export type Pair = readonly [home: number, away: number];
export type Side = "H" | "C";

export interface Mark {
  readonly at: number;
  readonly status: "live" | "break" | "ended" | "abandoned" | "postponed";
  /** `se_now` */
  readonly period: string;
  readonly running: boolean;
  /** Seconds played, or left of the period where the sport counts down; null without a clock. */
  readonly clock: number | null;
  /** What decides the match: goals, points, runs, frames, sets. */
  readonly score: Pair;
  /** What handicaps and totals count: games of tennis, points of rallies; the score elsewhere. */
  readonly counts: Pair;
  /** Score of the set or frame under way. */
  readonly set: Pair | null;
  readonly game: readonly [string, string] | null;
  readonly periods: MatchStateView["periods"];
  readonly corners: Pair | null;
  readonly yellow: Pair | null;
  readonly red: Pair | null;
  readonly inning: number | null;
}

export interface Incident {
  readonly at: number;
  /** Seconds played. */
  readonly clock: number;
  readonly kind: string;
  readonly side: Side | null;
  readonly score: Pair;
}

export interface Timeline {
  readonly begins: number;
  readonly ends: number;
  readonly marks: readonly Mark[];
  readonly incidents: readonly Incident[];
  readonly pauses: readonly Pair[];
  /** When the first half is over; null where the sport has none. */
  readonly halfEnds: number | null;
  readonly half: Pair | null;
  readonly overtime: Pair | null;
}

export function markAt({ marks }: Timeline, time: number): Mark | null {
  let low = 0;
  let high = marks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((marks[middle]?.at ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return marks[low - 1] ?? null;
}

export function isPaused({ pauses }: Timeline, time: number): boolean {
  return pauses.some(([from, to]) => from <= time && time < to);
}

/** Whether nothing befalls the match within a time: no score, no new period, no prices down, no end. */
export function isQuiet(timeline: Timeline, from: number, until: number): boolean {
  const now = markAt(timeline, from);
  const still = (mark: Mark) =>
    mark.status === now?.status &&
    mark.period === now.period &&
    mark.score.join() === now.score.join();
  return (
    timeline.ends > until &&
    !timeline.pauses.some(([down, up]) => down < until && from < up) &&
    timeline.marks.filter(({ at }) => at > from && at < until).every(still)
  );
}

/** The same match, broken off. */
export function cutOff(timeline: Timeline, at: number): Timeline {
  const last = markAt(timeline, at);
  if (!last) return timeline;
  const marks = timeline.marks.filter((mark) => mark.at <= at);
  const reached = timeline.halfEnds !== null && timeline.halfEnds <= at;
  return {
    ...timeline,
    halfEnds: reached ? timeline.halfEnds : null,
    half: reached ? timeline.half : null,
    ends: at,
    marks: [...marks, { ...last, at, status: "abandoned", running: false }],
    incidents: timeline.incidents.filter((incident) => incident.at <= at),
    overtime: null,
  };
}
