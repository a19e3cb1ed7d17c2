// A match that the control surface ends: as it stands, or with a result by hand.
import * as v from "valibot";
import type { MatchResult } from "#contract/betting/settlement.ts";
import { cancelCode, type CancelReason, RESULT_CODES } from "#contract/betting/result-codes.ts";
import type { MatchSport } from "#contract/betting/sports.ts";
import type { BookResult } from "./outcome.ts";
import type { Mark, Pair, Timeline } from "./timeline.ts";

const pair = v.nullable(v.tuple([v.number(), v.number()]));
const isReason = (text: unknown) =>
  typeof text === "string" && Object.values<string>(RESULT_CODES).includes(text);

export const ResultOrderSchema = v.strictObject({
  status: v.optional(v.picklist(["ended", "abandoned", "postponed", "cancelled"]), "ended"),
  /** Why it was cancelled. */
  reason: v.optional(v.custom<CancelReason>(isReason)),
  /** A play whose figures are not told is void. */
  score: v.optional(pair, null),
  half: v.optional(pair, null),
  corners: v.optional(pair, null),
  cards: v.optional(pair, null),
  /** Champions: the competitor's `r`. */
  winner: v.optional(v.nullable(v.string()), null),
});
type ResultOrder = v.InferOutput<typeof ResultOrderSchema>;

export interface Decision {
  readonly at: number;
  /** Null: it ends as it stands. */
  readonly result: ResultOrder | null;
}

/** The same match, over at the moment of the decision. */
export function endedBy(timeline: Timeline, { at: asked, result }: Decision): Timeline {
  const at = Math.min(asked, timeline.ends);
  const before = timeline.marks.filter((mark) => mark.at <= at);
  const last = before.at(-1) ?? timeline.marks[0];
  if (!last) return timeline;
  const { halfEnds, half } = timeline;
  const inFirstHalf = halfEnds !== null && halfEnds > at;
  return {
    ...timeline,
    begins: Math.min(timeline.begins, at),
    ends: at,
    marks: [...before, { ...last, ...lastMark(last, result), at, running: false }],
    incidents: timeline.incidents.filter((incident) => incident.at <= at),
    halfEnds: inFirstHalf ? at : halfEnds,
    half: inFirstHalf ? last.score : half,
    overtime: timeline.overtime && overtimeOf(last),
  };
}

/** The result by hand as bets are settled by it. */
export function decidedMatch(order: ResultOrder, sport: MatchSport): MatchResult {
  const { status, reason, score, half, corners, cards } = order;
  return {
    sport,
    status,
    reason,
    score: { half, full: score },
    corners: corners && { half: null, full: corners },
    cards: cards && { half: null, full: cards },
  };
}

/** The result by hand as the result centre shows it. */
export function decidedResult(order: ResultOrder, { at, last }: { at: number; last: Mark }) {
  const { status, reason, score, corners, cards } = order;
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
    corners,
    cards,
  } satisfies BookResult;
}

/** What it says of the match of the game's corners. */
export function ofCorners({ at, result }: Decision): Decision {
  const counts = result && { score: result.corners, half: null, corners: null, cards: null };
  return { at, result: result && { ...result, ...counts } };
}

/** The feed has no word for cancelled. */
const SHOWN = {
  ended: "ended",
  abandoned: "abandoned",
  postponed: "postponed",
  cancelled: "abandoned",
} as const;

function lastMark(last: Mark, result: ResultOrder | null): Partial<Mark> {
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

/** By halves where they are told; of a score that nobody played there are none. */
function periodsOf([home, away]: Pair, half: Pair | null, last: Mark): Mark["periods"] {
  const played = home === last.score[0] && away === last.score[1];
  if (!half) return played ? last.periods : [];
  return [
    { name: "1H", score: [half[0], half[1]] },
    { name: "2H", score: [home - half[0], away - half[1]] },
  ];
}

function overtimeOf({ periods }: Mark): Pair | null {
  const extra = periods.filter(({ name }) => /^(?:OT|I\d\d)/.test(name));
  const sum = (side: 0 | 1) => extra.reduce((total, { score }) => total + score[side], 0);
  return extra.length > 0 ? [sum(0), sum(1)] : null;
}
