// How a selection ends by the result of its match (published: content/help rqgl, dxqgl, tywt).
import { playSpec } from "./plays.ts";
import type { PlayCount, PlaySpec } from "./plays.ts";
import { cancelCode } from "./result-codes.ts";
import type { CancelCode, CancelReason, ResultCode } from "./result-codes.ts";
import { settleScore } from "./score-rules.ts";
import type { Score, ScoredSelection } from "./score-rules.ts";
import type { MatchSport } from "./sports.ts";

/** A score is null until its period is over; football's full time includes stoppage time. */
export interface PeriodScores {
  readonly half: Score | null;
  readonly full: Score | null;
}

export interface MatchResult {
  readonly sport: MatchSport;
  readonly status: "live" | "ended" | "abandoned" | "postponed" | "cancelled";
  readonly score: PeriodScores;
  /** Part of full time in every sport but football; shoot-outs never count. */
  readonly overtime?: Score | null;
  readonly corners: PeriodScores | null; // null: not counted
  readonly cards: PeriodScores | null;
  readonly reason?: CancelReason | undefined;
  /** Sides that scored, in order, as far as it is final; missing: not known. */
  readonly goals?: readonly ("H" | "C")[] | null;
}

export interface SettledSelection extends ScoredSelection {
  readonly play: string;
}

const NOT_COUNTED = { score: "abandoned", corners: "noCorners", cards: "noCards" } as const;

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
  const score = finalScore(spec, result);
  if (score === null) {
    return status === "live" ? null : voidCode(spec.count, result);
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

function finalScore(spec: PlaySpec, result: MatchResult): Score | null {
  const score = result[spec.count]?.[spec.period] ?? null;
  const { overtime } = result;
  if (score === null || !overtime || !countsOvertime(spec, result.sport)) {
    return score;
  }
  return [score[0] + overtime[0], score[1] + overtime[1]];
}

function countsOvertime({ count, period }: PlaySpec, sport: MatchSport): boolean {
  return count === "score" && period === "full" && sport !== "FT" && sport !== "VF";
}

/** The match is over but the period has no score: not counted, or not finished. */
function voidCode(count: PlayCount, result: MatchResult): CancelCode {
  return cancelCode(result[count] === null ? NOT_COUNTED[count] : "abandoned");
}
