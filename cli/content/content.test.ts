// The documents in content/legal hold what the specification asks of them.
// spec: betting-and-money §9
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { LegalDocument, LegalName } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import { createConverter } from "../locale/converter.ts";
import { lintTraditionalText } from "../locale/lint-traditional.ts";
import { legalTexts } from "./legal-text.ts";
import { legalValues } from "./legal-variables.ts";
import { EFFECTIVE, shownLegal } from "./shown-document.ts";

const VARIANTS = ["standard", "strict"] as const;
const manifest = {
  name: "极光体育",
  domains: ["aurora.example"],
  legal: {
    terms: "standard",
    privacy: "standard",
    operator: "北辰星海数字娱乐有限公司",
    licence: "LV-2026-0418",
    contact: "care@aurora.example",
    minimumAge: 18,
    regionsExcluded: ["新加坡", "美国", "意大利"],
    effectiveDate: EFFECTIVE,
    protection: "none" as const,
    duties: {}, perPound: 1,
  },
};

async function document(variant: string, name: LegalName, locale: Locale): Promise<LegalDocument> {
  const converter = createConverter();
  const resolved = await shownLegal(
    {
      contentDir: path.resolve("content"),
      brandDir: path.resolve("brands/none"),
      variant,
      name,
      locale,
    },
    legalValues(manifest, locale === "zh-TW" ? converter : (text) => text),
    converter,
  );
  expect(resolved.problems).toEqual([]);
  if (resolved.document === null) throw new Error(`${variant}/${name} does not resolve`);
  return resolved.document;
}

const textOf = (found: LegalDocument) => legalTexts(found).join("");

describe.each(VARIANTS)("%s terms", (variant) => {
  it.each([
    "只能拥有一个账户",
    "年满 18 岁",
    "持卡人姓名",
    "隐私政策",
    "重复投注",
    "机器人",
    "新加坡、美国、意大利",
    "投注一经接受即为最终",
    "结果已为人所知",
    "系统、网络",
    "派彩在结算后计入账户",
    "本金为上限",
    "最终依据",
    "一个以上的有效账户",
    "付款人姓名与注册姓名不一致",
    "提前退出优惠",
    "串通",
    "不含本金",
    "1,500,000",
    "300,000",
    "200,000",
    "25,000",
    "600,000",
    "180,000",
    "14 天内以书面方式提出",
    "交易记录保存五年",
    "官方渠道存款",
    "网络地址与设备",
    "自我排除",
    "简体中文文本为准",
    "2026年11月1日",
  ])("say %s", async (words) => {
    expect(textOf(await document(variant, "terms", "zh-CN"))).toContain(words);
  });
});

describe.each(VARIANTS)("%s privacy", (variant) => {
  it.each([
    "姓名、住址、电子邮箱、密码",
    "已年满 18 岁的确认",
    "加密",
    "Cookie",
    "网络地址",
    "录音",
    "邮件",
    "支付机构",
    "风险核查机构",
    "营销",
    "注册账户即表示您接受",
  ])("says %s", async (words) => {
    expect(textOf(await document(variant, "privacy", "zh-CN"))).toContain(words);
  });
});

describe.each(VARIANTS)("%s in zh-TW", (variant) => {
  it.each(["terms", "privacy"] as const)("%s reads as Taiwan writes", async (name) => {
    const found = legalTexts(await document(variant, name, "zh-TW")).flatMap((text) =>
      lintTraditionalText(text, { file: name, line: null, field: null }),
    );
    expect(found).toEqual([]);
  });

  it.each(["terms", "privacy"] as const)("%s has the same shape as zh-CN", async (name) => {
    const shape = (from: LegalDocument) =>
      from.blocks.map((block) =>
        block.kind === "list" ? [block.kind, block.items.length] : block.kind,
      );
    expect(shape(await document(variant, name, "zh-TW"))).toEqual(
      shape(await document(variant, name, "zh-CN")),
    );
  });
});

it("the two variants are two documents", async () => {
  const headings = async (variant: string) =>
    (await document(variant, "terms", "zh-CN")).blocks.flatMap((block) =>
      block.kind === "heading" ? block.text : [],
    );
  expect(await headings("strict")).toContain("客户保护");
  expect(await headings("standard")).not.toContain("客户保护");
});
