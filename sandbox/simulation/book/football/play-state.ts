// Where a football match stands for its prices: the half, its minute, and what has happened so far.
import type { Fixture } from "../fixtures.ts";
import { type MatchSnapshot, snapshotAt, type Pair, type Timeline } from "../timeline.ts";
import type { FootballModel, HalfNumber, MinuteChances } from "./model.ts";

export interface PlayState {
  readonly half: HalfNumber;
  /** Whole minutes of the half that are still to come. */
  readonly left: number;
  /** The minute that is being played; null between two halves, before the match and after it. */
  readonly running: RunningMinute | null;
  readonly now: Counts;
}

/** Counts so far. */
type Counts = { readonly [Kind in keyof MinuteChances]: Pair };

export interface RunningMinute {
  /** Share of it that is over. */
  readonly part: number;
  /** Red cards when it began, on which its chances depend. */
  readonly redBefore: Pair;
  /** What happened in it. */
  readonly since: Counts;
}

const NONE: Pair = [0, 0];

interface Seen {
  readonly timeline: Timeline;
  /** Null before the match. */
  readonly snapshot: MatchSnapshot | null;
  readonly time: number;
  /** What the match counts as its score. */
  readonly counted: Fixture["counted"];
}

export function playState(model: FootballModel, seen: Seen): PlayState {
  const { timeline, snapshot, time, counted } = seen;
  const now = countsOf(snapshot, counted);
  const between = (half: HalfNumber): PlayState => ({
    half,
    left: model.minutes[half - 1] ?? 0,
    running: null,
    now,
  });
  if (!snapshot) return between(1);
  if (snapshot.status === "break") return between(2);
  const half = snapshot.period === "2H" ? 2 : 1;
  const { minuteMs } = model;
  const begins = timeline.snapshots.find(({ period }) => period === snapshot.period)?.at ?? 0;
  const played = Math.max(0, time - begins) / minuteMs;
  const minute = Math.floor(played);
  const left = (model.minutes[half - 1] ?? 0) - minute - 1;
  if (left < 0) return half === 1 ? between(2) : { half, left: 0, running: null, now };
  const before = countsOf(snapshotAt(timeline, begins + minute * minuteMs - 1), counted);
  const running = { part: played - minute, redBefore: before.red, since: minus(now, before) };
  return { half, left, running, now };
}

/** The chance of something in the rest of a minute, of which a side has one at most. */
export function restChances(
  chance: Pair,
  { part, since }: RunningMinute,
  kind: keyof MinuteChances,
): Pair {
  const rest = (side: 0 | 1) =>
    since[kind][side] > 0 ? 0 : (chance[side] * (1 - part)) / (1 - chance[side] * part);
  return [rest(0), rest(1)];
}

function countsOf(snapshot: MatchSnapshot | null, counted: Fixture["counted"]): Counts {
  const corners = counted === "corners" ? snapshot?.score : snapshot?.corners;
  return {
    goals: snapshot?.score ?? NONE,
    corners: corners ?? NONE,
    yellow: snapshot?.yellow ?? NONE,
    red: snapshot?.red ?? NONE,
  };
}

function minus(now: Counts, before: Counts): Counts {
  const of = (kind: keyof Counts): Pair => [
    now[kind][0] - before[kind][0],
    now[kind][1] - before[kind][1],
  ];
  return { goals: of("goals"), corners: of("corners"), yellow: of("yellow"), red: of("red") };
}
