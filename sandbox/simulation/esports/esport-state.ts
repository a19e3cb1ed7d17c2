import { MINUTE } from "../../backend/time/china-time.ts";
import { type MatchState, NOT_STARTED, type Roll, stopwatch } from "./match-state-shape.ts";

/** Minutes of a map, without and with the break after it. */
const MAP = 28;
const MAP_AND_PAUSE = 32;
const MAPS_TO_WIN = 2;
/** Games that count rounds inside a map. */
const ROUND_GAMES = new Set(["BREAK", "THUNDER"]);
const ROUND = 1.4;

export function esportState(sport: string, elapsed: number, edge: number, roll: Roll): MatchState {
  const minute = elapsed / MINUTE;
  const map = Math.floor(minute / MAP_AND_PAUSE);
  const inside = minute - map * MAP_AND_PAUSE;
  const resting = inside >= MAP;
  const [home, away] = mapsWon(resting ? map + 1 : map, edge, roll);
  if (Math.max(home, away) >= MAPS_TO_WIN || map > 2) return { ...NOT_STARTED, phase: "finished" };
  const state = {
    ...NOT_STARTED,
    phase: "live",
    clock: resting ? "局间休息" : `第${map + 1}局 ${stopwatch(inside * MINUTE)}`,
    home,
    away,
    progress: Math.min(0.95, (map + inside / MAP) / 3),
  } as const;
  if (resting || !ROUND_GAMES.has(sport)) return state;
  const rounds = roundsWon(map, Math.floor(inside / ROUND), edge, roll);
  return { ...state, home: rounds[0], away: rounds[1] };
}

function mapsWon(count: number, edge: number, roll: Roll): readonly [number, number] {
  let home = 0;
  for (let map = 0; map < count; map++) {
    if (roll("map", map) < 0.5 + edge * 0.3) home += 1;
  }
  return [home, count - home];
}

function roundsWon(map: number, count: number, edge: number, roll: Roll): [number, number] {
  let home = 0;
  for (let round = 0; round < count; round++) {
    if (roll("round", map, round) < 0.5 + edge * 0.15) home += 1;
  }
  return [home, count - home];
}
