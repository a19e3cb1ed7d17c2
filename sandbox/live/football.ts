import { type MatchState, NOT_STARTED, type Roll, stopwatch } from "./state.ts";

const MINUTE = 60_000;
const FIRST_END = 46;
const SECOND_START = 61;
const END = 109;
/** Goals of both sides in a match, on average. */
export const FOOTBALL_GOALS = 2.7;

export function footballState(elapsed: number, edge: number, roll: Roll): MatchState {
  const minute = elapsed / MINUTE;
  if (minute >= END) return { ...NOT_STARTED, phase: "finished" };
  const played = playedMinutes(minute);
  const home = goals("home", played, FOOTBALL_GOALS / 2 + edge * 0.8, roll);
  const away = goals("away", played, FOOTBALL_GOALS / 2 - edge * 0.8, roll);
  return {
    phase: "live",
    clock: printed(elapsed, minute),
    home: home.count,
    away: away.count,
    homeCards: sentOff("home", played, roll),
    awayCards: sentOff("away", played, roll),
    progress: Math.min(1, played / 94),
    total: home.count + away.count,
    suspended: played - Math.max(home.last, away.last) < 0.4,
  };
}

function playedMinutes(minute: number): number {
  if (minute < FIRST_END) return minute;
  return minute < SECOND_START ? FIRST_END : FIRST_END + minute - SECOND_START;
}

function printed(elapsed: number, minute: number): string {
  if (minute < FIRST_END) return `上半场 ${stopwatch(elapsed)}`;
  if (minute < SECOND_START) return "中场休息";
  return `下半场 ${stopwatch(elapsed - (SECOND_START - 45) * MINUTE)}`;
}

function goals(side: string, played: number, expected: number, roll: Roll) {
  const chance = Math.max(0.25, expected) / 94;
  let count = 0;
  let last = -10;
  for (let minute = 0; minute < played; minute++) {
    const moment = minute + roll(side, minute, "second");
    if (moment > played || roll(side, minute) >= chance) continue;
    count += 1;
    last = moment;
  }
  return { count, last };
}

function sentOff(side: string, played: number, roll: Roll): number {
  return roll(side, "card") < 0.12 && roll(side, "card minute") * 90 < played ? 1 : 0;
}
