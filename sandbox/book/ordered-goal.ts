// A goal of the control surface in a match of football: like any other from its moment on.
import { added } from "./recorder.ts";
import { type Mark, markAt, type Pair, type Side, type Timeline } from "./timeline.ts";

export interface GoalOrder {
  readonly at: number;
  readonly side: Side;
}

const SECOND = 1000;
const HALF_SECONDS = 45 * 60;
const VIRTUAL_SPEED = 30;
/** Prices are down this long after it. */
const DOWN = 20 * SECOND;

/** Whether there can be one: somebody plays. */
export function takesGoal(timeline: Timeline, time: number): boolean {
  return markAt(timeline, time)?.status === "live";
}

export function withGoal(timeline: Timeline, { at, side }: GoalOrder): Timeline {
  const now = markAt(timeline, at);
  if (now?.status !== "live") return timeline;
  const period = now.periods.length - 1;
  const more = (mark: Mark): Mark => scored(mark, side, period);
  const clock = secondsPlayed(timeline, now, at);
  const goal = { ...more(now), at, clock: now.clock === null ? null : clock };
  const before = timeline.incidents.filter((incident) => incident.at <= at);
  const after = timeline.incidents
    .filter((incident) => incident.at > at)
    .map((incident) => ({ ...incident, score: added(incident.score, side) }));
  const { halfEnds, half } = timeline;
  return {
    ...timeline,
    marks: [
      ...timeline.marks.filter((mark) => mark.at <= at),
      goal,
      ...timeline.marks.filter((mark) => mark.at > at).map(more),
    ],
    incidents: [...before, { at, clock, kind: "goal", side, score: goal.score }, ...after],
    pauses: [...timeline.pauses, [at, at + DOWN]],
    half: half && halfEnds !== null && at < halfEnds ? added(half, side) : half,
  };
}

function scored(mark: Mark, side: Side, period: number): Mark {
  return {
    ...mark,
    score: added(mark.score, side),
    counts: added(mark.counts, side),
    periods: mark.periods.map((known, index) =>
      index === period ? { ...known, score: mutable(added(known.score, side)) } : known,
    ),
  };
}

/** Virtual football has no clock, but its minutes are told: ninety of them in three. */
function secondsPlayed({ marks }: Timeline, now: Mark, time: number): number {
  const from = marks.find(({ period }) => period === now.period)?.at ?? now.at;
  const inHalf = Math.floor(((time - from) / SECOND) * (now.clock === null ? VIRTUAL_SPEED : 1));
  return inHalf + (now.period === "2H" ? HALF_SECONDS : 0);
}

function mutable([home, away]: Pair): [number, number] {
  return [home, away];
}
