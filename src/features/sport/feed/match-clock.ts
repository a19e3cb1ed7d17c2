// Clock text of a match (spec: betting-and-money §4 "Match time display"). The figures of a state are those
// of `asOf`; the clock runs on between two states.
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";
import { type ClockLabel, labelOf } from "#contract/clock-label.ts";
import { clockTime, COUNTS_DOWN } from "#contract/match-clock.ts";

export type ClockMatch = Pick<SportMatch, "sport" | "state">;

export interface ClockText {
  /** 即将开赛, 上半场, 第三节, 第2盘, 加时, 全场 */
  readonly label: string;
  /** `58:07`, `45+2`; null where the sport has no clock. */
  readonly time: string | null;
  /** Score of the current set or frame, and of the game: `4-3 40-15`. */
  readonly detail: string | null;
}

type Translate = (
  key: ClockLabel["key"] | "live.clock.numerals",
  values: { readonly n: number; readonly numeral: string },
) => string;

/** A clock that jumped back by no more than this waits instead. */
const CORRECTION_S = 3;

/** @param now server time, epoch milliseconds */
export function clockText(match: ClockMatch, now: number, t: Translate): ClockText {
  return printed(match, now, { seconds: shownSeconds(match, now), t });
}

/** The same with given seconds: those of a clock that never runs backwards. */
export function printed(
  match: ClockMatch,
  now: number,
  { seconds, t }: { readonly seconds: number | null; readonly t: Translate },
): ClockText {
  const { key, n } = labelOf(match, now);
  const numeral = t("live.clock.numerals", { n, numeral: "" })[n - 1] ?? String(n);
  const { sport, state } = match;
  const time = seconds === null ? null : clockTime({ sport, period: state.se_now, seconds });
  return { label: t(key, { n, numeral }), time, detail: detailOf(state) };
}

/** Seconds to show: played in football, left in basketball; null without a clock. */
export function shownSeconds(match: ClockMatch, now: number): number | null {
  const { sport, state } = match;
  if (state.gameStatus !== "live" || labelOf(match, now).key === "live.clock.aboutToStart") {
    return null;
  }
  const ran = state.running ? Math.max(0, Math.floor((now - state.asOf) / 1000)) : 0;
  if (sport === "FT" && state.re_time !== null) return state.re_time + ran;
  if (COUNTS_DOWN.has(sport) && state.t_count !== null) return Math.max(0, state.t_count - ran);
  return null;
}

export interface ShownClock {
  /** A new period restarts the clock. */
  readonly period: string;
  readonly seconds: number;
}

/** The clock after `before`: ignores a small step back, follows a correction. */
export function steady(
  before: ShownClock | undefined,
  next: ShownClock,
  counts: "up" | "down",
): ShownClock {
  if (before?.period !== next.period) return next;
  const back = counts === "up" ? before.seconds - next.seconds : next.seconds - before.seconds;
  return back > 0 && back <= CORRECTION_S ? before : next;
}

function detailOf({ isLive, ...state }: MatchStateView): string | null {
  if (!isLive || state.sc_set_H === null || state.sc_set_A === null) return null;
  const set = `${state.sc_set_H}-${state.sc_set_A}`;
  if (state.sc_game_H === null || state.sc_game_A === null) return set;
  return `${set} ${state.sc_game_H}-${state.sc_game_A}`;
}
