// Every row of spec: betting-and-money §4 "Match time display", with the texts of the site.
import { describe, expect, it } from "vitest";
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";
import texts from "#locales/zh-CN/sport.json";
import { clockText, shownSeconds, steady } from "./match-clock.ts";
import { sampleMatch } from "./test-feed.ts";

const AT = 1_763_700_000_000;

/** Label, time and detail this many seconds after `asOf`. */
function shown(
  sport: SportMatch["sport"],
  state: Partial<MatchStateView>,
  seconds = 0,
): (string | null)[] {
  const { label, time, detail } = clockText(matchOf(sport, state), AT + seconds * 1000, said);
  return detail === null ? [label, time] : [label, time, detail];
}

function matchOf(sport: SportMatch["sport"], state: Partial<MatchStateView>) {
  const { state: usual } = sampleMatch(1);
  return { sport, state: { ...usual, re_time: null, asOf: AT, running: true, ...state } };
}

function said(key: string, values: Readonly<Record<string, unknown>>): string {
  const name = key.replace("live.clock.", "");
  const text = Object.entries(texts.live.clock).find(([known]) => known === name)?.[1] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value]));
}

describe("a live match without a score", () => {
  it.each([
    ["FT", { re_time: 0, se_now: "1H", running: false }],
    ["BK", { t_count: 720, se_now: "Q1", running: false }],
    ["TN", { se_now: "S1", sc_set_H: 0, sc_set_A: 0, sc_game_H: "0", sc_game_A: "0" }],
    ["BS", { se_now: "I1", inningNum: 1 }],
    ["OP", { se_now: "1H" }],
    ["VF", { se_now: "1H" }],
  ] as const)("is about to start while nothing has been played: %s", (sport, state) => {
    expect(shown(sport, state)[0]).toBe("即将开赛");
    expect(shown(sport, state)[1]).toBeNull();
  });

  it("has begun once its clock runs, or its first seconds are over", () => {
    expect(shown("FT", { re_time: 0, se_now: "1H" }, 1)).toEqual(["上半场", "00:01"]);
    expect(shown("FT", { re_time: 4800, se_now: "2H" })).toEqual(["下半场", "80:00"]);
    expect(shown("BK", { t_count: 715, se_now: "Q1" })).toEqual(["第一节", "11:55"]);
    expect(shown("OP", { se_now: "1H" }, 15)).toEqual(["全场", null]);
    expect(shown("BS", { se_now: "I1", inningNum: 1 }, 15)).toEqual(["第1局", null]);
  });
});

describe("football", () => {
  const goal = { sc_FT_H: 1 };
  it.each([
    [{ ...goal, se_now: "1H", re_time: 2280 }, 12, ["上半场", "38:12"]],
    [{ ...goal, se_now: "2H", re_time: 2700 }, 1342, ["下半场", "67:22"]],
    [{ ...goal, se_now: "1H", re_time: 2700 }, 62, ["上半场", "45+2"]],
    [{ ...goal, se_now: "2H", re_time: 5400 }, 62, ["下半场", "90+2"]],
    [{ ...goal, se_now: "2H", re_time: 5400, running: false }, 62, ["下半场", "90+1"]],
    [
      { ...goal, se_now: "1H", re_time: 2700, HalfTime: true, gameStatus: "break" },
      60,
      ["中场休息", null],
    ],
  ] as const)("%o after %i s", (state, seconds, expected) => {
    expect(shown("FT", state, seconds)).toEqual(expected);
  });
});

describe("basketball", () => {
  it.each([
    [{ se_now: "Q1", t_count: 700 }, 10, ["第一节", "11:30"]],
    [{ se_now: "Q2", t_count: 725 }, 0, ["第二节", "12:05"]],
    [{ se_now: "Q3", t_count: 65, running: false }, 9, ["第三节", "01:05"]],
    [{ se_now: "Q4", t_count: 3 }, 9, ["第四节", "00:00"]],
    [{ se_now: "Q1", t_count: 0, gameStatus: "break" }, 9, ["节间休息", null]],
    [{ se_now: "Q2", t_count: 0, gameStatus: "break", HalfTime: true }, 9, ["中场休息", null]],
    [{ se_now: "OT1", t_count: 290 }, 1, ["加时", "04:49"]],
    [{ se_now: "OT2", t_count: 0, gameStatus: "break" }, 1, ["加时", null]],
  ] as const)("%o after %i s", (state, seconds, expected) => {
    expect(shown("BK", { sc_FT_H: 20, ...state }, seconds)).toEqual(expected);
  });
});

describe("the other sports", () => {
  const set = { sc_FT_H: 1, sc_set_H: 4, sc_set_A: 3 };
  it.each([
    ["BS", { sc_FT_H: 2, inningNum: 5, se_now: "I5" }, ["第5局", null]],
    ["BS", { sc_FT_H: 2, inningNum: 8, se_now: "I8" }, ["第8局", null]],
    ["BS", { sc_FT_H: 2, inningNum: 9, se_now: "I9" }, ["加时", null]],
    ["BS", { sc_FT_H: 2, inningNum: 11, se_now: "I11" }, ["加时", null]],
    ["OP", { sc_FT_H: 9, se_now: "2H" }, ["全场", null]],
    ["VF", { sc_FT_H: 1, se_now: "2H" }, ["全场", null]],
    ["TN", { ...set, se_now: "S2", sc_game_H: "40", sc_game_A: "A" }, ["第二盘", null, "4-3 40-A"]],
    ["VB", { ...set, se_now: "S2" }, ["第二局", null, "4-3"]],
    ["TT", { ...set, se_now: "S5" }, ["第五局", null, "4-3"]],
    ["SK", { ...set, se_now: "S11" }, ["第11局", null, "4-3"]],
  ] as const)("%s %o", (sport, state, expected) => {
    expect(shown(sport, state)).toEqual(expected);
  });
});

it.each([
  ["upcoming", "未开赛"],
  ["ended", "完场"],
  ["postponed", "延期"],
  ["abandoned", "腰斩"],
] as const)("a match that is not played: %s", (gameStatus, label) => {
  expect(shown("FT", { isLive: false, gameStatus })).toEqual([label, null]);
});

describe("a clock from one message to the next", () => {
  const at = (seconds: number, period = "1H") => ({ period, seconds });

  it("waits when it was ahead, and jumps when it was wrong", () => {
    expect(steady(at(100), at(99), "up").seconds).toBe(100);
    expect(steady(at(100), at(97), "up").seconds).toBe(100);
    expect(steady(at(100), at(96), "up").seconds).toBe(96);
    expect(steady(at(100), at(130), "up").seconds).toBe(130);
    expect(steady(at(100), at(102), "down").seconds).toBe(100);
    expect(steady(at(100), at(99), "down").seconds).toBe(99);
  });

  it("restarts with a period", () => {
    expect(steady(at(2701), at(2700, "2H"), "up").seconds).toBe(2700);
    expect(steady(undefined, at(5), "up").seconds).toBe(5);
  });

  it("does not run before `asOf`", () => {
    const match = matchOf("FT", { re_time: 60, sc_FT_H: 1 });
    expect(shownSeconds(match, AT - 5000)).toBe(60);
  });
});
