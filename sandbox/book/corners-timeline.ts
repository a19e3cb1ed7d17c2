// The corners of a game as a match of their own: a corner is a goal of it.
import { withLast, withNew } from "./recorder.ts";
import { type Mark, markAt, type Pair, type Timeline } from "./timeline.ts";

const NONE: Pair = [0, 0];

export function cornersTimeline(timeline: Timeline): Timeline {
  const { marks, incidents, halfEnds } = timeline;
  const half = halfEnds === null ? null : (markAt(timeline, halfEnds)?.corners ?? NONE);
  return {
    ...timeline,
    marks: marks.map((mark) => cornersMark(mark, half)),
    incidents: incidents.flatMap((incident) =>
      incident.kind === "goal"
        ? []
        : [{ ...incident, score: markAt(timeline, incident.at)?.corners ?? NONE }],
    ),
    half,
  };
}

function cornersMark(mark: Mark, half: Pair | null): Mark {
  const score = mark.corners ?? NONE;
  const first = withLast(withNew([], "1H"), mark.period === "2H" ? (half ?? score) : score);
  const [home, away] = half ?? NONE;
  const second: Pair = [score[0] - home, score[1] - away];
  const periods = mark.period === "2H" ? withLast(withNew(first, "2H"), second) : first;
  return { ...mark, score, counts: score, periods, corners: null };
}
