import { type MatchState, NOT_STARTED, type Roll, stopwatch } from "./state.ts";

const MINUTE = 60_000;
/** Real minutes of a quarter with its stops, and with the break after it. */
const QUARTER = 23;
const QUARTER_AND_BREAK = 25;
const GAME_MINUTES = 12;
const POSSESSIONS = 46;
const ORDINALS = ["一", "二", "三", "四"] as const;

export function basketballState(elapsed: number, edge: number, roll: Roll): MatchState {
  const minute = elapsed / MINUTE;
  const quarter = Math.floor(minute / QUARTER_AND_BREAK);
  const name = ORDINALS[quarter];
  if (name === undefined) return { ...NOT_STARTED, phase: "finished" };
  const inside = Math.min(QUARTER, minute - quarter * QUARTER_AND_BREAK);
  const resting = inside >= QUARTER;
  const left = (1 - inside / QUARTER) * GAME_MINUTES * MINUTE;
  const done = quarter + inside / QUARTER;
  const possessions = Math.floor((done / 4) * 2 * POSSESSIONS * 2);
  const home = points("home", possessions / 2, edge, roll);
  const away = points("away", possessions / 2, -edge, roll);
  return {
    ...NOT_STARTED,
    phase: "live",
    clock: resting ? rest(quarter) : `第${name}节 ${stopwatch(left)}`,
    home,
    away,
    progress: done / 4,
    total: home + away,
  };
}

function rest(quarter: number): string {
  return quarter === 1 ? "中场休息" : quarter === 3 ? "等待完场" : "节间休息";
}

function points(side: string, possessions: number, edge: number, roll: Roll): number {
  let total = 0;
  for (let turn = 0; turn < possessions; turn++) {
    const luck = roll(side, turn) - edge * 0.02;
    total += luck < 0.13 ? 3 : luck < 0.5 ? 2 : luck < 0.56 ? 1 : 0;
  }
  return total;
}
