// Results of matches, for the results page and for settling bets.
import { isContest } from "#contract/betting/contests.ts";
import { COUNTS, perTally } from "#contract/betting/counts.ts";
import type { MatchResult, PlayerDeed } from "#contract/betting/match-result.ts";
import { isPlayerRule } from "#contract/betting/player-rules.ts";
import { type PlaySpec, playSpec } from "#contract/betting/plays.ts";
import { cancelCode } from "#contract/betting/result-codes.ts";
import type { Score } from "#contract/betting/score.ts";
import { unit } from "../random.ts";
import type { BookResult } from "./book-result.ts";
import type { Fixture } from "./fixtures.ts";
import { contestsUntil, periodsUntil } from "./match-parts.ts";
import { type Decision, forcedSettlement, forcedBookResult } from "./overrides/match-decision.ts";
import { deedsUntil, playerEventsOf } from "./players/players-course.ts";
import { sheetsOf } from "./players/team-sheet.ts";
import { isMaps } from "./sports/maps.ts";
import { type MatchSnapshot, snapshotAt, type Timeline } from "./timeline.ts";

/** Share of football matches without the count of a tally. */
const NOT_COUNTED = 0.008;

export interface Played {
  readonly seed: number;
  readonly fixture: Fixture;
  readonly timeline: Timeline;
  /** A decision of the control surface that applies now. */
  readonly decision: Decision | null;
}

/** @returns null before its end */
export function resultOf(
  { seed, fixture, timeline, decision }: Played,
  time: number,
): BookResult | null {
  const last = timeline.snapshots.at(-1);
  if (decision?.result && last)
    return forcedBookResult(decision.result, { at: timeline.ends, last });
  if (fixture.postponed) return time < fixture.startsAt ? null : postponedResult(fixture);
  if (!last || time < timeline.ends) return null;
  const abandoned = last.status === "abandoned";
  const counted = countedOf(seed, fixture);
  if (isVoid(seed, fixture)) return { ...NO_SCORE, settledAt: timeline.ends };
  return {
    status: abandoned ? "abandoned" : "ended",
    code: abandoned ? cancelCode(abandonedFor(fixture)) : null,
    settledAt: timeline.ends,
    score: last.score,
    periods: last.periods,
    ...perTally((tally) =>
      counted[tally] && fixture.counted === "goals" ? COUNTS[tally].inState(last) : null,
    ),
  };
}

/**
 * The result that settles a play: in set sports the winner is by sets, other plays are by games or points.
 */
export function settlementOf(played: Played, w: string, time: number): MatchResult {
  const { seed, fixture, timeline, decision } = played;
  const { sport } = fixture;
  const spec = playSpec(w);
  const parts = fixture.postponed ? {} : partsOf(timeline, spec, time);
  if (decision?.result) return { ...forcedSettlement(decision.result, sport), ...parts };
  if (isVoid(seed, fixture) && time >= timeline.ends) return { ...CANCELLED, sport };
  const bySets = spec.rule === "winner";
  const scoreOf = (snapshot: MatchSnapshot | null) =>
    snapshot ? (bySets ? snapshot.score : snapshot.counts) : null;
  const over = time >= timeline.ends;
  const last = over && !fixture.postponed ? snapshotAt(timeline, time) : null;
  const ended = last?.status === "ended" ? last : null;
  const halfEnd = timeline.halfEnds;
  const halfSnapshot = halfEnd !== null && time >= halfEnd ? snapshotAt(timeline, halfEnd) : null;
  const counted = countedOf(seed, fixture);
  const whole = (value: (snapshot: MatchSnapshot) => Score | null) => ({
    half: halfSnapshot && value(halfSnapshot),
    full: ended && value(ended),
  });
  return {
    sport,
    status: statusOf(fixture, last, time),
    score: {
      half: timeline.half && halfSnapshot ? timeline.half : null,
      full: regular(scoreOf(ended), timeline),
    },
    overtime: ended && !isSets(fixture) ? timeline.overtime : null,
    reason: last?.status === "abandoned" ? abandonedFor(fixture) : undefined,
    sets: isSets(fixture) ? { half: null, full: ended && ended.score } : null,
    ...parts,
    ...perTally((tally) => (counted[tally] ? whole(COUNTS[tally].inState) : null)),
    goals: sport === "FT" || sport === "VF" ? goalsUntil(timeline, time) : null,
    players: isPlayerRule(spec.rule) && !fixture.postponed ? deedsOf(played, time) : null,
  };
}

/** Of a football match with goals. */
function deedsOf({ seed, fixture, timeline }: Played, time: number): PlayerDeed[] | null {
  if (fixture.sport !== "FT" || fixture.counted !== "goals") return null;
  const events = playerEventsOf(seed, fixture, timeline);
  return deedsUntil(sheetsOf(seed, fixture), events, { from: timeline.begins, time });
}

function partsOf(timeline: Timeline, spec: PlaySpec, time: number) {
  return {
    periods: periodsUntil(timeline, time),
    contests: isContest(spec) ? contestsUntil(timeline, spec, time) : {},
  };
}

/** Of regular time, in the order of the snapshots, each of which follows one event. */
function goalsUntil({ snapshots, overtime }: Timeline, time: number): ("H" | "C")[] {
  const goals: ("H" | "C")[] = [];
  let [home, away] = [0, 0];
  const last = snapshots.at(-1)?.score ?? NO_GOALS;
  const regularGoals = last[0] + last[1] - (overtime ? overtime[0] + overtime[1] : 0);
  for (const { at, score } of snapshots) {
    if (at > time) break;
    for (; home < score[0]; home++) goals.push("H");
    for (; away < score[1]; away++) goals.push("C");
  }
  return goals.slice(0, regularGoals);
}

const NO_GOALS: Score = [0, 0];

/** Whether it is a corners match without counts. */
function isVoid(seed: number, fixture: Fixture): boolean {
  return fixture.counted === "corners" && !countedOf(seed, fixture).corners;
}

const NO_SCORE: Omit<BookResult, "settledAt"> = {
  status: "ended",
  code: cancelCode("noCorners"),
  score: null,
  periods: [],
  ...perTally(() => null),
};

const CANCELLED = {
  status: "cancelled",
  reason: "noCorners",
  score: { half: null, full: null },
  ...perTally(() => null),
} as const;

function statusOf(
  fixture: Fixture,
  last: MatchSnapshot | null,
  time: number,
): MatchResult["status"] {
  if (fixture.postponed) return time < fixture.startsAt ? "live" : "postponed";
  return last?.status === "abandoned" ? "abandoned" : last ? "ended" : "live";
}

function regular(score: Score | null, { overtime }: Timeline): Score | null {
  return score && overtime ? [score[0] - overtime[0], score[1] - overtime[1]] : score;
}

function isSets(fixture: Fixture): boolean {
  return SETS.has(fixture.sport) || isMaps(fixture);
}

const SETS: ReadonlySet<string> = new Set(["TN", "TT", "VB", "SK"]);
/** A match of two players ends early when one of them retires. */
const PLAYERS: ReadonlySet<string> = new Set(["TN", "TT", "SK"]);

function abandonedFor({ sport }: Fixture): "playerWithdrew" | "abandoned" {
  return PLAYERS.has(sport) ? "playerWithdrew" : "abandoned";
}

function postponedResult({ startsAt }: Fixture): BookResult {
  return {
    status: "postponed",
    code: cancelCode("delayed"),
    settledAt: startsAt,
    score: null,
    periods: [],
    ...perTally(() => null),
  };
}

function countedOf(seed: number, { game, sport }: Fixture) {
  return perTally((tally) => sport === "FT" && unit(seed, game, `${tally} counted`) >= NOT_COUNTED);
}
