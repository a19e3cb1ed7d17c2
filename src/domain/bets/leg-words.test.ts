import { beforeAll, expect, it } from "vitest";
import { ODDS_TYPES } from "#contract/betting/odds.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { i18n, startTexts } from "#lib/text/i18n.ts";
import sport from "#locales/zh-CN/sport.json";
import { type LegFacts, legWords } from "./leg-words.ts";
import { ticketText } from "./ticket-words.ts";

beforeAll(() => startTexts("zh-CN", [{ sport }]));
const words = () => i18n.getFixedT("zh-CN", "sport");

const leg = (changes: Partial<LegFacts> = {}): LegFacts => ({
  w: "RE",
  r: "C",
  line: "-0.75",
  odds: "1.05",
  score: [1, 0],
  live: true,
  league: "海岸联赛",
  team_h: "海潮联合",
  team_c: "北境守卫",
  startsAt: Date.parse("2026-11-21T21:30:00+08:00"),
  name: null,
  ...changes,
});

it("names match, market, side and line, odds and format, kick-off and the score at the bet", () => {
  expect(legWords(leg(), "H", words())).toEqual({
    backed: "北境守卫 +0.5/1",
    odds: "1.05 香港盘",
    play: "全场让球",
    live: "滚球 · 投注时 1-0",
    match: "海岸联赛 · 海潮联合 vs 北境守卫",
    start: "开赛 11/21 21:30",
  });
  expect(legWords(leg({ w: "HR", live: false, score: null }), "H", words())).toMatchObject({
    play: "上半场让球",
    live: null,
  });
});

it("names the odds format the bet was placed in", () => {
  const odds = (w: string, type: (typeof ODDS_TYPES)[number]) =>
    legWords(leg({ w }), type, words()).odds;
  expect(ODDS_TYPES.map((type) => odds("RE", type))).toEqual([
    "1.05 香港盘",
    "2.05 欧洲盘",
    "1.05 印尼盘",
    "-0.95 马来盘",
  ]);
  expect(ODDS_TYPES.map((type) => odds("RM", type))).toEqual(Array(4).fill("1.05 欧洲盘"));
  expect(legWords(leg({ odds: "" }), "H", words()).odds).toBe("");
});

it("names a champion's contest, and its league once", () => {
  const champion = { w: "CS", r: "t1", line: null, live: false, score: null, name: "潮汐队" };
  const named = (team_h: string) =>
    legWords(leg({ ...champion, team_h, team_c: "" }), "H", words());
  expect(named("海岸联赛 赛季冠军")).toMatchObject({
    backed: "潮汐队",
    match: "海岸联赛 赛季冠军",
    start: "截止 11/21 21:30",
  });
  expect(named("进球最多").match).toBe("海岸联赛 · 进球最多");
});

it("has a text for every play", () => {
  for (const [w, { sides, rule }] of PLAYS) {
    const r = sides[0] ?? (rule === "correctScore" ? "2-1" : "t1");
    const all = Object.values(legWords(leg({ w, r }), "H", words()));
    expect(all.join(" "), w).not.toMatch(/[a-z]\.[a-z]|undefined|\{\{/i);
  }
});

it("names a ticket by its single leg, or as the series it is", () => {
  const one = { legs: [leg()], sizes: [1], bets: 1, oddsType: "M" as const };
  expect(ticketText(one, words())).toBe("北境守卫 +0.5/1 @ -0.95 马来盘");
  const legs = [leg({ odds: "0.90" }), leg({ w: "RM", r: "H", odds: "2.00" })];
  const series = { legs, sizes: [2], bets: 1, oddsType: "H" as const };
  expect(ticketText(series, words())).toBe("2 串 1 @ 3.80 欧洲盘");
  expect(ticketText({ ...series, sizes: [1, 2], bets: 3 }, words())).toBe("2 串 3");
});
