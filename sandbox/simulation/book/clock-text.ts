// Period and clock of a match as the home page prints them.
import type { MatchStateView, SportMatch } from "#contract/api/sport.ts";

const ORDINALS = ["一", "二", "三", "四", "五", "六", "七", "八", "九"] as const;
const NAMES: Readonly<Record<string, string>> = { TN: "盘", SK: "局", TT: "局", VB: "局" };

export function clockText({ sport, state }: SportMatch, time: number): string {
  const { se_now: period, HalfTime, gameStatus } = state;
  if (gameStatus === "ended") return "完场";
  if (!state.isLive) return "";
  if (HalfTime) return "中场休息";
  const number = Number(period.slice(1));
  if (sport === "BK") return basketballText(state, time);
  if (sport === "BS") return `第${number}局`;
  if (sport === "VF" || sport === "OP") return "全场";
  if (sport !== "FT") {
    return `第${ORDINALS[number - 1] ?? number}${NAMES[sport] ?? "局"} ${state.sc_set_H ?? 0}-${state.sc_set_A ?? 0}`;
  }
  const half = period === "1H" ? "上半场" : "下半场";
  return `${half} ${stopwatch((state.re_time ?? 0) + passed(state, time))}`;
}

function basketballText(state: MatchStateView, time: number): string {
  const { se_now: period, gameStatus } = state;
  if (gameStatus === "break") return "节间休息";
  const number = Number(period.replace("Q", ""));
  const name = Number.isNaN(number) ? "加时" : `第${ORDINALS[number - 1] ?? number}节`;
  return `${name} ${stopwatch(Math.max(0, (state.t_count ?? 0) - passed(state, time)))}`;
}

function passed({ running, asOf }: MatchStateView, time: number): number {
  return running ? Math.max(0, Math.floor((time - asOf) / 1000)) : 0;
}

/** `67:24` */
function stopwatch(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
