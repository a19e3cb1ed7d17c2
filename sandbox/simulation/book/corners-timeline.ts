// The corners of a game as its own match, in which corners are the goals.
import { withLastScore, withNewPeriod } from "./timeline-recorder.ts";
import { type MatchSnapshot, snapshotAt, type Pair, type Timeline } from "./timeline.ts";

const NONE: Pair = [0, 0];

export function cornersTimeline(timeline: Timeline): Timeline {
  const { snapshots, incidents, halfEnds } = timeline;
  const half = halfEnds === null ? null : (snapshotAt(timeline, halfEnds)?.corners ?? NONE);
  return {
    ...timeline,
    snapshots: snapshots.map((snapshot) => cornersSnapshot(snapshot, half)),
    incidents: incidents.flatMap((incident) =>
      incident.kind === "goal"
        ? []
        : [{ ...incident, score: snapshotAt(timeline, incident.at)?.corners ?? NONE }],
    ),
    half,
  };
}

function cornersSnapshot(snapshot: MatchSnapshot, half: Pair | null): MatchSnapshot {
  const score = snapshot.corners ?? NONE;
  const first = withLastScore(
    withNewPeriod([], "1H"),
    snapshot.period === "2H" ? (half ?? score) : score,
  );
  const [home, away] = half ?? NONE;
  const second: Pair = [score[0] - home, score[1] - away];
  const periods =
    snapshot.period === "2H" ? withLastScore(withNewPeriod(first, "2H"), second) : first;
  return { ...snapshot, score, counts: score, periods, corners: null };
}
