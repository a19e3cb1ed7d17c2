import { beforeAll, expect, it } from "vitest";
import { i18n, startTexts } from "../../lib/i18n.ts";
import sport from "../../locales/zh-CN/sport.json";
import { type Backed, backedText, playText } from "./play-words.ts";

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
  [bet("CNR", "H", "1.5"), "海潮联合 +1.5", "全场角球让球"],
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
