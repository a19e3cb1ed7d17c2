import { expect, it } from "vitest";
import type { MatchStateView } from "#contract/api/sport.ts";
import { scoreOf } from "./match-score.ts";

const STATE: MatchStateView = {
  isLive: true,
  re_time: null,
  t_count: null,
  se_now: "S3",
  HalfTime: false,
  gameStatus: "live",
  inningNum: null,
  sc_FT_H: 1,
  sc_FT_C: 1,
  sc_FT_A: 1,
  sc_set_H: 4,
  sc_set_A: 3,
  sc_game_H: "40",
  sc_game_A: "15",
  periods: [],
  corners: null,
  yellow: null,
  red: null,
  running: true,
  asOf: 0,
};

it("counts sets won, not the games of the current set", () => {
  expect(scoreOf(STATE)).toEqual([1, 1]);
});

it("is null before the start", () => {
  expect(scoreOf({ ...STATE, isLive: false, gameStatus: "upcoming" })).toBeNull();
  expect(scoreOf({ ...STATE, isLive: false, gameStatus: "ended" })).toEqual([1, 1]);
});
