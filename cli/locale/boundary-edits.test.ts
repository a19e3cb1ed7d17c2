import * as opencc from "opencc-js/core";
import * as preset from "opencc-js/preset/cn2t";
import { describe, expect, it } from "vitest";
import approved from "./approved-edits.json" with { type: "json" };
import { isApproved } from "./boundary-edits.ts";
import { createConverter } from "./converter.ts";
import { CORE_GLOSSARY } from "./glossary.ts";
import { lintEdits } from "./lint-edits.ts";
import { allTexts } from "./sample-texts.ts";

const convert = createConverter();

describe("segmentation edits", () => {
  const edits = allTexts().flatMap(({ text, file }) =>
    convert.edits(text).map((edit) => ({ ...edit, text, file })),
  );

  it("are all approved", () => {
    expect(edits.filter((edit) => !isApproved(edit))).toEqual([]);
  });

  it("are only listed while a text has them", () => {
    const made = new Set(edits.map(({ zhCN, zhTW }) => `${zhCN} ${zhTW}`));
    expect(approved.edits.filter(({ zhCN, zhTW }) => !made.has(`${zhCN} ${zhTW}`))).toEqual([]);
  });

  it("are found where OpenCC alone is right", () => {
    const terms = CORE_GLOSSARY.terms.filter(({ zhCN }) => zhCN !== "复制" && zhCN !== "导出");
    const before = createConverter({ glossary: { ...CORE_GLOSSARY, terms } });
    expect(before("复制图片")).toBe("復製圖片");
    expect(before.edits("复制图片，已导出了。")).toEqual([
      { zhCN: "复制图", plain: "複製圖", zhTW: "復製圖" },
      { zhCN: "导出了", plain: "匯出了", zhTW: "導出了" },
    ]);
    const place = { file: "zh-CN.json", line: 3, field: "home:hero.text" };
    expect(lintEdits("复制图片", before, place)).toMatchObject([
      { ...place, code: "LOCALE_EDIT_UNREAD", found: "復製圖", allowed: "複製圖" },
    ]);
  });

  it.each(["有关注册的说明", "{{count}} 场，人数据此计算", "您提交并经我们接受"])(
    "of %s are part of its zh-TW",
    (text) => {
      for (const { zhCN, zhTW } of convert.edits(text)) {
        expect(text).toContain(zhCN);
        expect(convert(text)).toContain(zhTW);
      }
      expect(convert.edits(text)).not.toEqual([]);
    },
  );

  it("do not include a lone term", () => {
    expect(convert.edits("登录后刷新余额，查看账单")).toEqual([]);
  });
});

it("plain conversion is OpenCC's own", () => {
  const own = opencc.ConverterBuilder(preset)({ from: "cn", to: "twp" });
  const texts = allTexts().map(({ text }) => text);
  expect(texts.filter((text) => convert.plain(text) !== own(text))).toEqual([]);
});
