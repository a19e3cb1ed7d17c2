// A match ended by the control surface, with its current score or a forced result.
import * as v from "valibot";
import { perTally, TALLIES } from "#contract/betting/counts.ts";
import { cancelCode, type CancelReason, RESULT_CODES } from "#contract/betting/result-codes.ts";
import type { MatchResult } from "#contract/betting/match-result.ts";
import type { MatchSport } from "#contract/betting/sports.ts";
import type { BookResult } from "../book-result.ts";
import type { MatchSnapshot, Pair, Timeline } from "../timeline.ts";

const pair = v.nullable(v.tuple([v.number(), v.number()]));
const isReason = (text: unknown) =>
  typeof text === "string" && Object.values<string>(RESULT_CODES).includes(text);

export const ForcedResultSchema = v.strictObject({
  status: v.optional(v.picklist(["ended", "abandoned", "postponed", "cancelled"]), "ended"),
  /** Why it was cancelled. */
  reason: v.optional(v.custom<CancelReason>(isReason)),
  /** Without a score, plays that need it are void. */
  score: v.optional(pair, null),
  half: v.optional(pair, null),
  ...v.entriesFromList(TALLIES, v.optional(pair, null)),
  /** Outrights: the winner's `r`, several for a dead heat. */
  winners: v.optional(v.array(v.string()), []),
});
type ForcedResult = v.InferOutput<typeof ForcedResultSchema>;

export interface Decision {
  readonly at: number;
  /** Null: it ends with its current score. */
  readonly result: ForcedResult | null;
}

/** The timeline, ended at the time of the decision. */
export function endedBy(timeline: Timeline, { at: asked, result }: Decision): Timeline {
  const at = Math.min(asked, timeline.ends);
  const before = timeline.snapshots.filter((snapshot) => snapshot.at <= at);
  const last = before.at(-1) ?? timeline.snapshots[0];
  if (!last) return timeline;
  const { halfEnds, half } = timeline;
  const inFirstHalf = halfEnds !== null && halfEnds > at;
  return {
    ...timeline,
    begins: Math.min(timeline.begins, at),
    ends: at,
    snapshots: [...before, { ...last, ...finalSnapshot(last, result), at, running: false }],
    incidents: timeline.incidents.filter((incident) => incident.at <= at),
    halfEnds: inFirstHalf ? at : halfEnds,
    half: inFirstHalf ? last.score : half,
    overtime: timeline.overtime && overtimeOf(last),
  };
}

/** The forced result in the form that settles bets. */
export function forcedSettlement(order: ForcedResult, sport: MatchSport): MatchResult {
  const { status, reason, score, half } = order;
  return {
    sport,
    status,
    reason,
    score: { half, full: score },
    ...perTally((tally) => order[tally] && { half: null, full: order[tally] }),
  };
}

/** The forced result as the results page shows it. */
export function forcedBookResult(
  order: ForcedResult,
  { at, last }: { at: number; last: MatchSnapshot },
) {
  const { status, reason, score } = order;
  const code = {
    ended: null,
    abandoned: cancelCode("abandoned"),
    postponed: cancelCode("delayed"),
    cancelled: cancelCode(reason ?? "matchCancelled"),
  }[status];
  const shown = SHOWN[status];
  return {
    status: shown,
    code,
    settledAt: at,
    score,
    periods: last.periods,
    ...perTally((tally) => order[tally]),
  } satisfies BookResult;
}

/** What a decision about a game means for its corners match. */
export function ofCorners({ at, result }: Decision): Decision {
  const counts = result && { score: result.corners, half: null, ...perTally(() => null) };
  return { at, result: result && { ...result, ...counts } };
}

/** The feed has no status for cancelled matches. */
const SHOWN = {
  ended: "ended",
  abandoned: "abandoned",
  postponed: "postponed",
  cancelled: "abandoned",
} as const;

function finalSnapshot(last: MatchSnapshot, result: ForcedResult | null): Partial<MatchSnapshot> {
  if (!result) return { status: "ended" };
  const { status, score, half, corners } = result;
  return {
    status: SHOWN[status],
    score: score ?? last.score,
    counts: score ?? last.counts,
    periods: score ? periodsOf(score, half, last) : last.periods,
    corners: corners ?? last.corners,
  };
}

/** Halves when the first half is given; none without a score. */
function periodsOf(
  [home, away]: Pair,
  half: Pair | null,
  last: MatchSnapshot,
): MatchSnapshot["periods"] {
  const played = home === last.score[0] && away === last.score[1];
  if (!half) return played ? last.periods : [];
  return [
    { name: "1H", score: [half[0], half[1]] },
    { name: "2H", score: [home - half[0], away - half[1]] },
  ];
}

function overtimeOf({ periods }: MatchSnapshot): Pair | null {
  const extra = periods.filter(({ name }) => /^(?:OT|I\d\d)/.test(name));
  const sum = (side: 0 | 1) => extra.reduce((total, { score }) => total + score[side], 0);
  return extra.length > 0 ? [sum(0), sum(1)] : null;
}
