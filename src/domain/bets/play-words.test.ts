import { beforeAll, expect, it } from "vitest";
import { i18n, startTexts } from "#lib/text/i18n.ts";
import sport from "#locales/zh-CN/sport.json";
import { type Backed, backedText, playText, shortText } from "./play-words.ts";

beforeAll(() => startTexts("zh-CN", [{ sport }]));

const bet = (w: string, r: string, line: string | null = null, name: string | null = null) =>
  ({ w, r, line, name, team_h: "海潮联合", team_c: "北境守卫" }) satisfies Backed;

it.each([
  [bet("RE", "H", "-0.75"), "海潮联合 -0.5/1", "全场让球"],
  [bet("HRE", "C", "-0.5"), "北境守卫 +0.5", "上半场让球"],
  [bet("R", "C", "0"), "北境守卫 0", "全场让球"],
  [bet("ROU", "O", "2.25"), "大 2/2.5", "全场大小"],
  [bet("OUC", "U", "1.5"), "小 1.5", "全场北境守卫大小"],
  [bet("M", "N"), "和局", "全场独赢"],
  [bet("EO", "EV"), "双", "全场单双"],
  [bet("PD", "other"), "其他比分", "全场波胆"],
  [bet("T", "7+"), "7+ 球", "全场总进球"],
  [bet("F", "HN"), "主/和", "半场/全场"],
  [bet("DC", "HN"), "海潮联合或和局", "全场双重机会"],
  [bet("DNB", "C"), "北境守卫", "全场独赢（和局退款）"],
  [bet("HTS", "Y"), "是", "上半场双方进球"],
  [bet("ETG", "2-2"), "2 球", "全场准确进球数"],
  [bet("CSC", "NO"), "否", "全场北境守卫零失球"],
  [bet("WM", "C2"), "北境守卫 净胜 2 球", "全场净胜球数"],
  [bet("WM", "H3"), "海潮联合 净胜 3 球或以上", "全场净胜球数"],
  [bet("HG", "E"), "一样多", "进球较多的半场"],
  [bet("RNG", "H", "3"), "第 3 球 海潮联合", "下一个进球"],
  [bet("RNG", "N", "3"), "没有第 3 球", "下一个进球"],
  [bet("CNH", "O", "5.5"), "大 5.5", "全场海潮联合角球大小"],
  [bet("CNR", "H", "1.5"), "海潮联合 +1.5", "全场角球让球"],
  [bet("RCDR", "C", "0.5"), "北境守卫 -0.5", "全场罚牌让牌"],
  [bet("CDH", "U", "1.5"), "小 1.5", "全场海潮联合罚牌大小"],
  [bet("MTS", "HY"), "海潮联合，两队都进球", "全场赛果与双方进球"],
  [bet("MTS", "NNO"), "和局，有球队不进球", "全场赛果与双方进球"],
  [bet("MOU", "CU", "2.5"), "北境守卫，小 2.5", "全场赛果与大小"],
  [bet("CS", "c1", null, "潮汐队"), "潮汐队", "冠军"],
])("reads %j", (backed, side, play) => {
  const t = i18n.getFixedT("zh-CN", "sport");
  expect(backedText(backed, t)).toBe(side);
  expect(playText(backed, t)).toBe(play);
});

it.each([
  ["FT", "全场让球"],
  ["BK", "全场让分"],
  ["TN", "全场让局"],
])("a handicap of %s is %s", (kind, play) => {
  const t = i18n.getFixedT("zh-CN", "sport");
  expect(playText({ ...bet("R", "H", "-4.5"), sport: kind }, t)).toBe(play);
});

it.each([
  ["TN", bet("SR", "H", "-1.5"), "海潮联合 -1.5", "让盘"],
  ["TN", bet("RSOU", "O", "2.5"), "大 2.5", "总盘数"],
  ["TN", bet("SPD", "2-1"), "2-1", "盘数比分"],
  ["VB", bet("SPD", "3-1"), "3-1", "局数比分"],
  ["OP", bet("SR", "C", "1.5"), "北境守卫 -1.5", "让图"],
  ["TN", bet("S2RM", "H"), "海潮联合", "第二盘独赢"],
  ["TN", bet("S1R", "H", "-2.5"), "海潮联合 -2.5", "第一盘让局"],
  ["SK", bet("S4M", "C"), "北境守卫", "第四局独赢"],
  ["TN", bet("S2RGW", "H", "7"), "第 7 局 海潮联合", "第二盘单局胜者"],
  ["TN", bet("S2RPW", "C", "705"), "第 7 局第 5 分 北境守卫", "第二盘单分胜者"],
  ["BK", bet("Q3OU", "O", "52.5"), "大 52.5", "第三节大小"],
  ["BK", bet("2HR", "H", "-3.5"), "海潮联合 -3.5", "下半场让分"],
  ["BK", bet("PR", "H", "40"), "先到 40 分 海潮联合", "先到分数"],
  ["BS", bet("I1M", "N"), "和局", "第1局独赢"],
  ["BS", bet("F5OU", "U", "4.5"), "小 4.5", "前五局大小"],
  ["OP", bet("P2R", "H", "-3.5"), "海潮联合 -3.5", "地图2让塔"],
  ["OP", bet("P1OU", "O", "17.5"), "大 17.5", "地图1防御塔大小"],
  ["OP", bet("P1FB", "C"), "北境守卫", "地图1首杀"],
])("%s reads %j", (kind, backed, side, play) => {
  const t = i18n.getFixedT("zh-CN", "sport");
  expect(backedText(backed, t)).toBe(side);
  expect(playText({ ...backed, sport: kind }, t)).toBe(play);
});

it.each([
  [bet("DC", "HN"), "主/和"],
  [bet("MTS", "HY"), "主/是"],
  [bet("MTS", "CNO"), "客/否"],
  [bet("MOU", "NO", "2.5"), "和/大 2.5"],
  [bet("M", "H"), "海潮联合"],
  [bet("S2RPW", "C", "705"), "第 5 分 北境守卫"],
])("a narrow button reads %j", (backed, text) => {
  expect(shortText(backed, i18n.getFixedT("zh-CN", "sport"))).toBe(text);
});
