// How matches end: for the result centre, and for the settlement of every play.
import type { MatchResult } from "#contract/betting/settlement.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { type CancelCode, cancelCode } from "#contract/betting/result-codes.ts";
import type { Score } from "#contract/betting/score-rules.ts";
import { unit } from "../random.ts";
import { type Decision, decidedMatch, decidedResult } from "./decision.ts";
import type { Fixture } from "./fixtures.ts";
import { type Mark, markAt, type Pair, type Timeline } from "./timeline.ts";

export interface BookResult {
  readonly status: "ended" | "postponed" | "abandoned";
  /** Of a match that was not played to its end. */
  readonly code: CancelCode | null;
  readonly settledAt: number;
  readonly score: Pair | null;
  readonly periods: Mark["periods"];
  readonly corners: Pair | null;
  readonly cards: Pair | null;
}

/** Share of football matches whose corners, or cards, nobody counted. */
const NOT_COUNTED = 0.008;

export interface Played {
  readonly seed: number;
  readonly fixture: Fixture;
  readonly timeline: Timeline;
  /** By hand, by now. */
  readonly decision: Decision | null;
}

/** @returns null while it is not over */
export function resultOf(
  { seed, fixture, timeline, decision }: Played,
  time: number,
): BookResult | null {
  const last = timeline.marks.at(-1);
  if (decision?.result && last) return decidedResult(decision.result, { at: timeline.ends, last });
  if (fixture.postponed) return time < fixture.startsAt ? null : putOff(fixture);
  if (!last || time < timeline.ends) return null;
  const abandoned = last.status === "abandoned";
  const counted = countedOf(seed, fixture);
  if (isVoid(seed, fixture)) return { ...NO_SCORE, settledAt: timeline.ends };
  return {
    status: abandoned ? "abandoned" : "ended",
    code: abandoned ? cancelCode("abandoned") : null,
    settledAt: timeline.ends,
    score: last.score,
    periods: last.periods,
    corners: counted.corners ? last.corners : null,
    cards: counted.cards && fixture.counted === "goals" ? cardsOf(last) : null,
  };
}

/** What a play is settled by: of sets sports the winner by sets, everything else by games or points. */
export function settlementOf(played: Played, w: string, time: number): MatchResult {
  const { seed, fixture, timeline, decision } = played;
  const { sport } = fixture;
  if (decision?.result) return decidedMatch(decision.result, sport);
  if (isVoid(seed, fixture) && time >= timeline.ends) return { ...CANCELLED, sport };
  const bySets = playSpec(w).rule === "winner";
  const scoreOf = (mark: Mark | null) => (mark ? (bySets ? mark.score : mark.counts) : null);
  const over = time >= timeline.ends;
  const last = over && !fixture.postponed ? markAt(timeline, time) : null;
  const ended = last?.status === "ended" ? last : null;
  const halfEnd = timeline.halfEnds;
  const halfMark = halfEnd !== null && time >= halfEnd ? markAt(timeline, halfEnd) : null;
  const counted = countedOf(seed, fixture);
  const whole = (value: (mark: Mark) => Score | null) => ({
    half: halfMark && value(halfMark),
    full: ended && value(ended),
  });
  return {
    sport,
    status: statusOf(fixture, last, time),
    score: {
      half: timeline.half && halfMark ? timeline.half : null,
      full: regular(scoreOf(ended), timeline),
    },
    overtime: ended && !isSets(fixture) ? timeline.overtime : null,
    corners: counted.corners ? whole((mark) => mark.corners) : null,
    cards: counted.cards ? whole(cardsOf) : null,
  };
}

/** A match of corners that nobody counted. */
function isVoid(seed: number, fixture: Fixture): boolean {
  return fixture.counted === "corners" && !countedOf(seed, fixture).corners;
}

const NO_SCORE: Omit<BookResult, "settledAt"> = {
  status: "ended",
  code: cancelCode("noCorners"),
  score: null,
  periods: [],
  corners: null,
  cards: null,
};

const CANCELLED = {
  status: "cancelled",
  reason: "noCorners",
  score: { half: null, full: null },
  corners: null,
  cards: null,
} as const;

function statusOf(fixture: Fixture, last: Mark | null, time: number): MatchResult["status"] {
  if (fixture.postponed) return time < fixture.startsAt ? "live" : "postponed";
  return last?.status === "abandoned" ? "abandoned" : last ? "ended" : "live";
}

function regular(score: Score | null, { overtime }: Timeline): Score | null {
  return score && overtime ? [score[0] - overtime[0], score[1] - overtime[1]] : score;
}

function isSets({ sport }: Fixture): boolean {
  return sport === "TN" || sport === "TT" || sport === "VB" || sport === "SK";
}

function putOff({ startsAt }: Fixture): BookResult {
  return {
    status: "postponed",
    code: cancelCode("delayed"),
    settledAt: startsAt,
    score: null,
    periods: [],
    corners: null,
    cards: null,
  };
}

function countedOf(seed: number, { game, sport }: Fixture) {
  const counts = (what: string) => sport === "FT" && unit(seed, game, what) >= NOT_COUNTED;
  return { corners: counts("corners counted"), cards: counts("cards counted") };
}

function cardsOf({ yellow, red }: Mark): Pair | null {
  return yellow && red && [yellow[0] + red[0], yellow[1] + red[1]];
}
