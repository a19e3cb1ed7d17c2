// A match from start to end, made once from the seed: snapshots hold its state from a time on, incidents what
// happened, pauses when its prices are suspended.
import type { MatchStateView } from "#contract/api/sport.ts";

export type Pair = readonly [home: number, away: number];
export type Side = "H" | "C";

export interface MatchSnapshot {
  readonly at: number;
  readonly status: "live" | "break" | "ended" | "abandoned" | "postponed";
  /** `se_now` */
  readonly period: string;
  readonly running: boolean;
  /** Seconds played; seconds left of the period in basketball; null without a clock. */
  readonly clock: number | null;
  /** What decides the match: goals, points, runs, frames, sets. */
  readonly score: Pair;
  /**
   * The score that handicaps and totals count: games in tennis, points in table tennis and volleyball, else
   * `score`.
   */
  readonly counts: Pair;
  /** Score of the current set or frame. */
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
  readonly snapshots: readonly MatchSnapshot[];
  readonly incidents: readonly Incident[];
  readonly pauses: readonly Pair[];
  /** Null when the sport has no halves. */
  readonly halfEnds: number | null;
  readonly half: Pair | null;
  readonly overtime: Pair | null;
}

export function snapshotAt({ snapshots }: Timeline, time: number): MatchSnapshot | null {
  let low = 0;
  let high = snapshots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((snapshots[middle]?.at ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return snapshots[low - 1] ?? null;
}

export function isPaused({ pauses }: Timeline, time: number): boolean {
  return pauses.some(([from, to]) => from <= time && time < to);
}

/** Time of the last score, red card or suspension; 0 before the first. */
export function lastEvent({ snapshots, pauses }: Timeline, time: number): number {
  const figures = ({ score, counts, red }: MatchSnapshot) => `${score} ${counts} ${red}`;
  const snapshot = snapshots.findLast((one, index) => {
    const before = snapshots[index - 1];
    return one.at <= time && before !== undefined && figures(before) !== figures(one);
  });
  return pauses.reduce(
    (last, [from]) => (from <= time ? Math.max(last, from) : last),
    snapshot?.at ?? 0,
  );
}

/** Whether nothing happens in the match between two times: no score, new period, suspension or end. */
export function isQuiet(timeline: Timeline, from: number, until: number): boolean {
  const now = snapshotAt(timeline, from);
  const still = (snapshot: MatchSnapshot) =>
    snapshot.status === now?.status &&
    snapshot.period === now.period &&
    snapshot.score.join() === now.score.join();
  return (
    timeline.ends > until &&
    !timeline.pauses.some(([down, up]) => down < until && from < up) &&
    timeline.snapshots.filter(({ at }) => at > from && at < until).every(still)
  );
}

/** The timeline, abandoned at a time. */
export function abandonAt(timeline: Timeline, at: number): Timeline {
  const last = snapshotAt(timeline, at);
  if (!last) return timeline;
  const snapshots = timeline.snapshots.filter((snapshot) => snapshot.at <= at);
  const reached = timeline.halfEnds !== null && timeline.halfEnds <= at;
  return {
    ...timeline,
    halfEnds: reached ? timeline.halfEnds : null,
    half: reached ? timeline.half : null,
    ends: at,
    snapshots: [...snapshots, { ...last, at, status: "abandoned", running: false }],
    incidents: timeline.incidents.filter((incident) => incident.at <= at),
    overtime: null,
  };
}
