import { MINUTE } from "../../backend/time/china-time.ts";
import { type MatchState, NOT_STARTED, type Roll, stopwatch } from "./match-state-shape.ts";

/** Minutes of a map, without and with the break after it. */
const MAP = 28;
const MAP_AND_PAUSE = 32;
const MAPS_TO_WIN = 2;
/** Games that count rounds inside a map. */
const ROUND_GAMES = new Set(["BREAK", "THUNDER"]);
const ROUND = 1.4;

/** The score counts maps. */
export function esportState(elapsed: number, edge: number, roll: Roll): MatchState {
  const minute = elapsed / MINUTE;
  const map = Math.floor(minute / MAP_AND_PAUSE);
  const inside = minute - map * MAP_AND_PAUSE;
  const resting = inside >= MAP;
  const [home, away] = mapsWon(resting ? map + 1 : map, edge, roll);
  if (Math.max(home, away) >= MAPS_TO_WIN || map > 2) return { ...NOT_STARTED, phase: "finished" };
  return {
    ...NOT_STARTED,
    phase: "live",
    clock: resting ? "局间休息" : `第${map + 1}局 ${stopwatch(inside * MINUTE)}`,
    home,
    away,
    progress: Math.min(0.95, (map + inside / MAP) / 3),
  };
}

export interface MapState {
  readonly state: "done" | "live" | "next";
  readonly home: number;
  readonly away: number;
}

/** All maps that can be played: won by whom, and the score of the one in play. */
export function esportMaps(sport: string, elapsed: number, edge: number, roll: Roll): MapState[] {
  const minute = Math.max(0, elapsed) / MINUTE;
  const playing = elapsed < 0 ? -1 : Math.floor(minute / MAP_AND_PAUSE);
  return Array.from({ length: MAPS_TO_WIN * 2 - 1 }, (_, map): MapState => {
    const inside = minute - map * MAP_AND_PAUSE;
    if (map > playing) return { state: "next", home: 0, away: 0 };
    if (map < playing || inside >= MAP) {
      const won = isWonByHome(map, edge, roll);
      return { state: "done", home: won ? 1 : 0, away: won ? 0 : 1 };
    }
    const [home, away] = ROUND_GAMES.has(sport)
      ? roundsWon(map, Math.floor(inside / ROUND), edge, roll)
      : kills(map, inside, edge, roll);
    return { state: "live", home, away };
  });
}

export function esportResult(edge: number, roll: Roll): readonly [number, number] {
  const straight = mapsWon(MAPS_TO_WIN, edge, roll);
  return Math.max(...straight) === MAPS_TO_WIN
    ? straight
    : mapsWon(MAPS_TO_WIN * 2 - 1, edge, roll);
}

/** Kills of the map in play: one about every 75 seconds. */
function kills(map: number, inside: number, edge: number, roll: Roll): [number, number] {
  let home = 0;
  const all = Math.floor(inside / 1.25);
  for (let kill = 0; kill < all; kill++) {
    if (roll("kill", map, kill) < 0.5 + edge * 0.15) home += 1;
  }
  return [home, all - home];
}

function isWonByHome(map: number, edge: number, roll: Roll): boolean {
  return roll("map", map) < 0.5 + edge * 0.3;
}

function mapsWon(count: number, edge: number, roll: Roll): readonly [number, number] {
  let home = 0;
  for (let map = 0; map < count; map++) {
    if (isWonByHome(map, edge, roll)) home += 1;
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
