import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createConverter, type Converter } from "./converter.ts";
import { CORE_GLOSSARY } from "./glossary.ts";
import { lintTraditionalText } from "./lint-traditional.ts";

const PLACE = { file: "test", line: null, field: null };

let convert: Converter;

beforeAll(async () => {
  convert = createConverter();
});

describe("glossary terms", () => {
  it.each(CORE_GLOSSARY.terms)("$zhCN becomes $zhTW alone and in sentences", ({ zhCN, zhTW }) => {
    expect(convert(zhCN)).toBe(zhTW);
    expect(convert(`您好，请看${zhCN}的说明。`)).toContain(zhTW);
    expect(convert(`「${zhCN}」{{count}}`)).toBe(`「${zhTW}」{{count}}`);
  });

  it("pass the lint they are converted for", () => {
    const found = CORE_GLOSSARY.terms.flatMap(({ zhTW }) => lintTraditionalText(zhTW, PLACE));
    expect(found).toEqual([]);
  });

  it("are unique", () => {
    const words = CORE_GLOSSARY.terms.map((term) => term.zhCN);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe("word boundaries", () => {
  it.each([
    ["关注册", "關註冊"],
    ["有关注册的说明", "有關註冊的說明"],
    ["相关注册流程", "相關註冊流程"],
    ["有关注意事项", "有關注意事項"],
    ["关注", "收藏"],
    ["关注赛事", "收藏賽事"],
    ["电视频道", "電視頻道"],
    ["刷新余额", "重新整理餘額"],
    ["联合同意", "聯合同意"],
    ["最佳地点球场", "最佳地點球場"],
    ["前提现在成立", "前提現在成立"],
    ["人数据此计算", "人數據此計算"],
    ["投注额度转换", "投注額度轉換"],
    ["半场", "中場休息"],
    ["半场让球", "半場讓球"],
    ["上半场进球", "上半場進球"],
    ["行云流水", "行雲流水"],
    ["退出登录", "登出"],
    ["部分提前结算", "部分提前兌現"],
    ["WIN串12", "WIN串12"],
    ["未注册的用户名单", "未註冊的使用者名單"],
    ["本站网址的二维码，请用二维码扫描", "本站網址的 QR Code，請用 QR Code 掃描"],
    ["您提交并经我们接受", "您送出並經我們接受"],
    ["界面版本", "介面版本"],
    ["内容没有加载出来", "內容沒有載入"],
    ["称“我们”", "稱「我們」"],
    ["复制图片", "複製圖片"],
    ["只导出了前 5 张", "只匯出了前 5 張"],
    ["30 天后自动失效", "30 天後自動失效"],
    ["写明了加入方式", "寫明了加入方式"],
    ["赛事进程", "賽事進程"],
    ["半场结束", "上半場結束"],
    ["上半场结束前", "上半場結束前"],
    ["地址验证通过", "地址驗證通過"],
  ])("%s becomes %s", (zhCN, zhTW) => {
    expect(convert(zhCN)).toBe(zhTW);
  });
});

describe("text without glossary terms", () => {
  it.each(["皇后以后", "头发里面", "干杯", "占卜与系统", "复杂的关系"])(
    "%s is left to OpenCC",
    (text) => {
      expect(convert(text)).toBe(convert.plain(text));
    },
  );

  it("uses house spellings", () => {
    expect(convert("账单与平台")).toBe("帳單與平台");
  });
});

describe("protected text", () => {
  it.each([
    "{{注册}}",
    "$t(home:充值.标题)",
    '<a href="注册">',
    "https://m.titan-intl.example/zc?a=1",
    "mailto:compliance@titan-intl.example",
    "care@jade.example",
    "AURORA SPORTS 24/7",
  ])("%s passes unchanged", (text) => {
    expect(convert(`登录${text}充值`)).toBe(`登入${text}儲值`);
  });

  it("survives any text around it", () => {
    const han = fc.string({
      unit: fc.constantFrom(
        ...CORE_GLOSSARY.terms.map((term) => term.zhCN),
        "的",
        "关",
        "注",
        "册",
        "余",
        "，",
      ),
      maxLength: 12,
    });
    const name = fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,8}$/);
    fc.assert(
      fc.property(han, name, han, name, han, (a, first, b, second, c) => {
        const converted = convert(`${a}{{${first}}}${b}<${second}>${c}</${second}>$t(ns:${first})`);
        expect(converted.match(/\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\)/g)).toEqual([
          `{{${first}}}`,
          `<${second}>`,
          `</${second}>`,
          `$t(ns:${first})`,
        ]);
      }),
    );
  });
});

describe("any text", () => {
  it("leaves text without Chinese unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        expect(convert(text)).toBe(text);
      }),
    );
  });

  it("is converted the same way twice and with no simplified character left", () => {
    const words = fc.array(
      fc.constantFrom(...CORE_GLOSSARY.terms.map((term) => term.zhCN), "国", "们", "发"),
    );
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join("");
        expect(convert(text)).toBe(convert(text));
        const left = lintTraditionalText(convert(text), PLACE);
        expect(left.filter((problem) => problem.code === "LOCALE_SIMPLIFIED_LEFT")).toEqual([]);
      }),
    );
  });

  it.each(["登入", "帳號與密碼", "獨贏盤口", "有效投注額", "重新整理餘額"])(
    "%s stays as it is",
    (text) => {
      expect(convert(text)).toBe(text);
    },
  );
});

describe("a brand's glossary", () => {
  it("overrides the project's; other texts use the shared converter", async () => {
    const brand = createConverter({
      brandGlossary: { terms: [{ zhCN: "充值", zhTW: "加值" }], protectedNames: ["极光台"] },
    });
    expect(brand("立即充值")).toBe("立即加值");
    expect(brand("极光台注册")).toBe("极光台註冊");
    expect(brand("登录")).toBe("登入");
    expect(brand.trace("充值")).toEqual([{ zhCN: "充值", zhTW: "加值", source: "brand glossary" }]);
    expect(convert("立即充值")).toBe("立即儲值");
  });
});
