// The label for the progress of a match (spec: betting-and-money §4 "Match time display"). Where the
// specification is shorter than the game: "about to start" shows until anything has been played (a goalless
// match in its 80th minute is under way; without a clock, the first seconds count as the start); baseball is
// in overtime from the ninth inning on; other sports and virtual football always show full time.
import type { MatchStateView, SportMatch } from "./api/sport.ts";

export type LabelledMatch = Pick<SportMatch, "sport" | "state">;

export interface ClockLabel {
  readonly key: `live.clock.${
    | "aboutToStart"
    | "fullTime"
    | "overtime"
    | "halfTime"
    | "rest"
    | "quarter"
    | "firstHalf"
    | "secondHalf"
    | "inning"
    | "set"
    | "frame"
    | "live"
    | "notStarted"
    | "ended"
    | "postponed"
    | "abandoned"}`;
  /** Number of the period; 0 for a label without one. */
  readonly n: number;
}

const OVERTIME_INNING = 9;
const FIRST_SECONDS_MS = 15_000;
const WITHOUT_PERIODS: ReadonlySet<string> = new Set(["OP", "VF"]);

/** @param now server time, epoch milliseconds */
export function labelOf(match: LabelledMatch, now: number): ClockLabel {
  const { sport, state } = match;
  if (state.gameStatus === "upcoming") return plain("notStarted");
  if (state.gameStatus !== "live" && state.gameStatus !== "break") return plain(state.gameStatus);
  if (isAboutToStart(state, now)) return plain("aboutToStart");
  if (WITHOUT_PERIODS.has(sport)) return plain("fullTime");
  if (isOvertime(match)) return plain("overtime");
  if (state.HalfTime) return plain("halfTime");
  if (state.gameStatus === "break" && sport === "BK") return plain("rest");
  return periodOf(match);
}

/** Nothing has been played: no score in the first period, and a clock at zero. */
function isAboutToStart(state: MatchStateView, now: number): boolean {
  if (state.gameStatus !== "live" || hasScore(state) || periodNumber(state) > 1) return false;
  const sinceMs = now - state.asOf;
  if (state.re_time !== null) return state.re_time === 0 && (!state.running || sinceMs < 1000);
  if (state.t_count !== null) return !state.running && state.periods.length < 2;
  return sinceMs < FIRST_SECONDS_MS;
}

function hasScore(state: MatchStateView): boolean {
  const sets = [state.sc_FT_H, state.sc_FT_C, state.sc_set_H ?? 0, state.sc_set_A ?? 0];
  const points = [state.sc_game_H ?? "0", state.sc_game_A ?? "0"];
  return sets.some((score) => score !== 0) || points.some((score) => score !== "0");
}

function isOvertime({ sport, state }: LabelledMatch): boolean {
  if (sport === "BS") return (state.inningNum ?? 0) >= OVERTIME_INNING;
  return state.se_now.includes("OT");
}

function periodOf({ sport, state }: LabelledMatch): ClockLabel {
  const n = sport === "BS" ? (state.inningNum ?? periodNumber(state)) : periodNumber(state);
  switch (sport) {
    case "FT":
      return plain(n === 2 ? "secondHalf" : "firstHalf");
    case "BK":
      return { key: "live.clock.quarter", n };
    case "BS":
      return { key: "live.clock.inning", n };
    case "TN":
      return { key: "live.clock.set", n };
    case "VB":
    case "TT":
    case "SK":
      return { key: "live.clock.frame", n };
    default:
      return plain("live");
  }
}

/** `Q3`, `S3`, `I3` and `2H` contain their number; 1 without one. */
function periodNumber({ se_now }: MatchStateView): number {
  const digits = /\d+/.exec(se_now)?.[0];
  return digits === undefined ? 1 : Number(digits);
}

function plain(key: string & PlainKey): ClockLabel {
  return { key: `live.clock.${key}`, n: 0 };
}

type PlainKey = ClockLabel["key"] extends `live.clock.${infer K}` ? K : never;
