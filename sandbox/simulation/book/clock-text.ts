// Period and clock of a match as the home page prints them.
import type { SportMatch } from "#contract/api/sport.ts";
import { type ClockLabel, labelOf } from "#contract/clock-label.ts";
import { clockTime, COUNTS_DOWN } from "#contract/match-clock.ts";

const NUMERALS = "一二三四五六七八九十";

const WORDS: Readonly<Record<ClockLabel["key"], string>> = {
  "live.clock.aboutToStart": "即将开赛",
  "live.clock.fullTime": "全场",
  "live.clock.overtime": "加时",
  "live.clock.halfTime": "中场休息",
  "live.clock.rest": "节间休息",
  "live.clock.quarter": "第{numeral}节",
  "live.clock.firstHalf": "上半场",
  "live.clock.secondHalf": "下半场",
  "live.clock.inning": "第{n}局",
  "live.clock.set": "第{numeral}盘",
  "live.clock.frame": "第{numeral}局",
  "live.clock.live": "进行中",
  "live.clock.notStarted": "未开赛",
  "live.clock.ended": "完场",
  "live.clock.postponed": "延期",
  "live.clock.abandoned": "腰斩",
};

export function clockText({ sport, state }: SportMatch, time: number): string {
  const { key, n } = labelOf({ sport, state }, time);
  const label = WORDS[key]
    .replace("{n}", String(n))
    .replace("{numeral}", NUMERALS[n - 1] ?? `${n}`);
  const { sc_set_H: home, sc_set_A: away, se_now: period } = state;
  if (state.gameStatus !== "live" || key === "live.clock.aboutToStart") return label;
  if (home !== null && away !== null) return `${label} ${home}-${away}`;
  const down = COUNTS_DOWN.has(sport);
  const figure = down ? state.t_count : sport === "FT" ? state.re_time : null;
  if (figure === null) return label;
  const ran = state.running ? Math.max(0, Math.floor((time - state.asOf) / 1000)) : 0;
  const seconds = down ? Math.max(0, figure - ran) : figure + ran;
  return `${label} ${clockTime({ sport, period, seconds })}`;
}
