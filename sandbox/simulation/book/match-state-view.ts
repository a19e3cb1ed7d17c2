// The state of a match in the feed's format.
import type { MatchStateView } from "#contract/api/sport.ts";
import type { Fixture } from "./fixtures.ts";
import { isMaps, MAPS_TO_WIN } from "./sports/maps.ts";
import { RALLY_SETS } from "./sports/rally.ts";
import { SNOOKER_FRAMES } from "./sports/snooker.ts";
import { TENNIS_SETS } from "./sports/tennis.ts";
import type { MatchSnapshot } from "./timeline.ts";

/** The sport with a clock that counts down. */
const COUNTS_DOWN = "BK";
const NOTHING = {
  isLive: false,
  re_time: null,
  t_count: null,
  se_now: "",
  HalfTime: false,
  inningNum: null,
  sc_FT_H: 0,
  sc_FT_C: 0,
  sc_FT_A: 0,
  sc_set_H: null,
  sc_set_A: null,
  sc_game_H: null,
  sc_game_A: null,
  corners: null,
  yellow: null,
  red: null,
  running: false,
} as const;

export function upcomingState({ startsAt, postponed }: Fixture, time: number): MatchStateView {
  const gone = postponed && time >= startsAt;
  return { ...NOTHING, gameStatus: gone ? "postponed" : "upcoming", periods: [], asOf: 0 };
}

const SETS_TO_WIN: Readonly<Record<string, number>> = {
  TN: TENNIS_SETS,
  VB: RALLY_SETS,
  TT: RALLY_SETS,
  SK: SNOOKER_FRAMES,
};

export function stateOf(fixture: Fixture, snapshot: MatchSnapshot): MatchStateView {
  const { sport } = fixture;
  const [home, away] = snapshot.score;
  const down = sport === COUNTS_DOWN;
  return {
    isLive: snapshot.status === "live" || snapshot.status === "break",
    re_time: down ? null : snapshot.clock,
    t_count: down ? snapshot.clock : null,
    se_now: snapshot.period,
    HalfTime: snapshot.status === "break" && isHalfTime(snapshot),
    gameStatus: snapshot.status,
    inningNum: snapshot.inning,
    sc_FT_H: home,
    sc_FT_C: away,
    sc_FT_A: away,
    sc_set_H: snapshot.set?.[0] ?? null,
    sc_set_A: snapshot.set?.[1] ?? null,
    sc_game_H: snapshot.game?.[0] ?? null,
    sc_game_A: snapshot.game?.[1] ?? null,
    periods: snapshot.periods,
    setsToWin: isMaps(fixture) ? MAPS_TO_WIN : SETS_TO_WIN[sport],
    corners: copied(snapshot.corners),
    yellow: copied(snapshot.yellow),
    red: copied(snapshot.red),
    running: snapshot.running,
    asOf: snapshot.at,
  };
}

function isHalfTime({ period }: MatchSnapshot): boolean {
  return period === "1H" || period === "Q2";
}

function copied(pair: MatchSnapshot["corners"]): [number, number] | null {
  return pair && [pair[0], pair[1]];
}
