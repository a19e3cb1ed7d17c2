// How a match stands, in the words of the feed.
import type { MatchStateView } from "#contract/api/sport.ts";
import type { Fixture } from "./fixtures.ts";
import type { Mark } from "./timeline.ts";

/** Sports with a clock that counts down. */
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

export function stateOf({ sport }: Fixture, mark: Mark): MatchStateView {
  const [home, away] = mark.score;
  const down = sport === COUNTS_DOWN;
  return {
    isLive: mark.status === "live" || mark.status === "break",
    re_time: down ? null : mark.clock,
    t_count: down ? mark.clock : null,
    se_now: mark.period,
    HalfTime: mark.status === "break" && isHalfTime(mark),
    gameStatus: mark.status,
    inningNum: mark.inning,
    sc_FT_H: home,
    sc_FT_C: away,
    sc_FT_A: away,
    sc_set_H: mark.set?.[0] ?? null,
    sc_set_A: mark.set?.[1] ?? null,
    sc_game_H: mark.game?.[0] ?? null,
    sc_game_A: mark.game?.[1] ?? null,
    periods: mark.periods,
    corners: copied(mark.corners),
    yellow: copied(mark.yellow),
    red: copied(mark.red),
    running: mark.running,
    asOf: mark.at,
  };
}

function isHalfTime({ period }: Mark): boolean {
  return period === "1H" || period === "Q2";
}

function copied(pair: Mark["corners"]): [number, number] | null {
  return pair && [pair[0], pair[1]];
}
