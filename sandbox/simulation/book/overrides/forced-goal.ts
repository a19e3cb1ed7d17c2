// Adds a goal to a football match, ordered through the control surface.
import { added } from "../timeline-recorder.ts";
import {
  type MatchSnapshot,
  snapshotAt,
  type Pair,
  type Side,
  type Timeline,
} from "../timeline.ts";

export interface ForcedGoal {
  readonly at: number;
  readonly side: Side;
}

const SECOND = 1000;
const HALF_SECONDS = 45 * 60;
const VIRTUAL_SPEED = 30;
/** Prices are suspended this long after a goal. */
const DOWN = 20 * SECOND;

/** Whether the match is being played. */
export function canScoreAt(timeline: Timeline, time: number): boolean {
  return snapshotAt(timeline, time)?.status === "live";
}

export function withGoal(timeline: Timeline, { at, side }: ForcedGoal): Timeline {
  const now = snapshotAt(timeline, at);
  if (now?.status !== "live") return timeline;
  const period = now.periods.length - 1;
  const more = (snapshot: MatchSnapshot): MatchSnapshot => scored(snapshot, side, period);
  const clock = secondsPlayed(timeline, now, at);
  const goal = { ...more(now), at, clock: now.clock === null ? null : clock };
  const before = timeline.incidents.filter((incident) => incident.at <= at);
  const after = timeline.incidents
    .filter((incident) => incident.at > at)
    .map((incident) => ({ ...incident, score: added(incident.score, side) }));
  const { halfEnds, half } = timeline;
  return {
    ...timeline,
    snapshots: [
      ...timeline.snapshots.filter((snapshot) => snapshot.at <= at),
      goal,
      ...timeline.snapshots.filter((snapshot) => snapshot.at > at).map(more),
    ],
    incidents: [...before, { at, clock, kind: "goal", side, score: goal.score }, ...after],
    pauses: [...timeline.pauses, [at, at + DOWN]],
    half: half && halfEnds !== null && at < halfEnds ? added(half, side) : half,
  };
}

function scored(snapshot: MatchSnapshot, side: Side, period: number): MatchSnapshot {
  return {
    ...snapshot,
    score: added(snapshot.score, side),
    counts: added(snapshot.counts, side),
    periods: snapshot.periods.map((known, index) =>
      index === period ? { ...known, score: mutable(added(known.score, side)) } : known,
    ),
  };
}

/** Virtual football has no clock; its ninety minutes pass in three. */
function secondsPlayed({ snapshots }: Timeline, now: MatchSnapshot, time: number): number {
  const from = snapshots.find(({ period }) => period === now.period)?.at ?? now.at;
  const inHalf = Math.floor(((time - from) / SECOND) * (now.clock === null ? VIRTUAL_SPEED : 1));
  return inHalf + (now.period === "2H" ? HALF_SECONDS : 0);
}

function mutable([home, away]: Pair): [number, number] {
  return [home, away];
}
