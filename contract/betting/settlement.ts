// How a selection ends by the result of its match (published: content/help rqgl, dxqgl, tywt).
import { ownValue } from "../own-value.ts";
import { contestKey, isContest } from "./contests.ts";
import { COUNTS } from "./counts.ts";
import type { MatchResult } from "./match-result.ts";
import { scoreOf } from "./period-scores.ts";
import { periodKind } from "./play-periods.ts";
import { isPlayerRule, settlePlayer } from "./player-rules.ts";
import { type PlaySpec, playSpec } from "./plays.ts";
import { cancelCode, type CancelCode, type ResultCode } from "./result-codes.ts";
import { type ScoredSelection, settleScore } from "./score-rules.ts";

export interface SettledSelection extends ScoredSelection {
  readonly play: string;
}

/** Null while it is open. The code of a cancelled selection names the reason. */
export function settleSelection(bet: SettledSelection, result: MatchResult): ResultCode | null {
  const { status, sport } = result;
  if (status === "postponed") {
    return cancelCode("delayed");
  }
  if (status === "cancelled") {
    return cancelCode(result.reason ?? "matchCancelled");
  }
  const spec = playSpec(bet.play);
  const { goals = null } = result;
  // A goal decides its play at once.
  if (spec.rule === "nextGoal" && goals !== null && goals.length >= Number(bet.line)) {
    return bet.side === goals[Number(bet.line) - 1] ? "W" : "L";
  }
  if (isContest(spec)) {
    return settleContest(bet, result);
  }
  if (isPlayerRule(spec.rule)) {
    return settlePlayer(spec.rule, bet.side, result);
  }
  const score = scoreOf(spec, result);
  if (score === null) {
    return status === "live" ? null : voidCode(spec, result);
  }
  return settleScore(bet, { spec, sport, score, half: result.score.half, goals });
}

/** `runners` share `places`: that part of each stake wins, the rest loses. */
export interface DeadHeat {
  readonly places: number;
  readonly runners: number;
}

export interface OutrightResult {
  /** Runners in the order of their finish; level ones stand together. */
  readonly ranking: readonly (readonly string[])[];
  readonly places: number;
}

export interface SettledOutright {
  readonly code: "W" | "L";
  readonly deadHeat: DeadHeat | null;
}

/** Every runner outside of the places loses, whether it started or not (published: content/help/tywt). */
export function settleOutright(
  runner: string,
  result: OutrightResult | null,
): SettledOutright | null {
  if (result === null) {
    return null;
  }
  const rank = result.ranking.findIndex((level) => level.includes(runner));
  const ahead = result.ranking.slice(0, Math.max(0, rank)).flat().length;
  const places = result.places - ahead;
  const runners = result.ranking[rank]?.length ?? 0;
  if (runners === 0 || places <= 0) {
    return { code: "L", deadHeat: null };
  }
  return { code: "W", deadHeat: runners > places ? { places, runners } : null };
}

/** Void once its period is over without it. */
function settleContest(bet: SettledSelection, result: MatchResult): ResultCode | null {
  const spec = playSpec(bet.play);
  const winner = ownValue(result.contests, contestKey(spec, bet.line));
  if (winner !== undefined) {
    return bet.side === winner ? "W" : "L";
  }
  if (result.status === "ended" || result.periods?.[spec.period] !== undefined) {
    return cancelCode("notPlayed");
  }
  return result.status === "live" ? null : voidCode(spec, result);
}

/** The match is over but the play has no score: not counted, not finished, or not played. */
function voidCode({ count, period }: PlaySpec, result: MatchResult): CancelCode {
  if (result.status === "ended" && PARTS.has(periodKind(period))) {
    return cancelCode("notPlayed");
  }
  const counted = result[count] ?? null;
  return cancelCode(counted === null ? COUNTS[count].notCounted : (result.reason ?? "abandoned"));
}

const PARTS: ReadonlySet<string> = new Set(["quarter", "set", "map", "inning", "five"]);
