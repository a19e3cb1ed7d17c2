import { expect, it } from "vitest";
import { createConverter } from "./converter.ts";
import { localeReport, reasonText } from "./locale-report.ts";
import { convertTexts, mergeTexts } from "./text-tree.ts";
import { flattenTexts } from "../files/flatten-texts.ts";

const texts = {
  home: {
    hero: { title: "登录后充值", note: "欢迎" },
    bill: "账单",
    own: "今日好礼",
    edge: "人数据此计算",
  },
};

it("lists what differs from OpenCC alone, with the reason", async () => {
  const converter = createConverter();
  const report = localeReport({ texts, overrides: { home: { own: "今日好禮天天送" } }, converter });
  expect(report.texts).toBe(5);
  expect(report.rows.map((row) => [row.field, row.zhTW, row.reasons.map(reasonText)])).toEqual([
    ["home:hero.title", "登入後儲值", ["glossary: 充值 → 儲值"]],
    ["home:bill", "帳單", ["spelling: 賬 → 帳"]],
    ["home:own", "今日好禮天天送", ["texts/zh-TW.json"]],
    ["home:edge", "人數據此計算", ["unapproved: 人数据此 → 人數據此, OpenCC 人資料此"]],
  ]);
});

it("merges overrides without changing its arguments", async () => {
  const converter = createConverter();
  const converted = convertTexts(texts, converter, { home: { hero: { note: "哈囉" } } });
  expect(flattenTexts(converted).get("home:hero.note")).toBe("哈囉");
  expect(flattenTexts(converted).get("home:hero.title")).toBe("登入後儲值");
  expect(texts.home.hero.note).toBe("欢迎");
  expect(mergeTexts({ a: { b: "1" } }, { a: { c: "2" } })).toEqual({ a: { b: "1", c: "2" } });
});
