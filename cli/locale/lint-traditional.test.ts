import { describe, expect, it } from "vitest";
import { dictionary } from "./dictionary.ts";
import { lintTraditional, lintTraditionalText } from "./lint-traditional.ts";
import simplified from "./simplified-only.json" with { type: "json" };
import { simplifiedOnly } from "./simplified-only.ts";

const codes = (text: string) =>
  lintTraditionalText(text, { file: "zh-TW.json", line: null, field: null }).map(
    ({ code, found }) => [code, found],
  );

describe("lintTraditional", () => {
  it.each([
    ["觀看視頻", "視頻"],
    ["立即充值", "充值"],
    ["請登錄您的賬號", "登錄"],
    ["關注冊", "注冊"],
    ["帳戶余額", "余額"],
    ["在線客服", "在線"],
  ])("%s holds %s", (text, word) => {
    expect(codes(text)).toContainEqual(["LOCALE_MAINLAND_WORD", word]);
  });

  it.each([
    "電視頻道",
    "他站在線上等候",
    "沉默認輸",
    "真實時間",
    "最佳地點球場",
    "皇后以後在台北里長家面前干擾",
    "範圍與發展、於是、群眾、裡面、吃",
    "{{視頻}}<充值>",
  ])("%s is fine", (text) => {
    expect(codes(text.replace("<充值>", "")).concat()).toEqual([]);
  });

  it("names the simplified characters, each once", () => {
    expect(codes("请点击这里，请稍候")).toContainEqual(["LOCALE_SIMPLIFIED_LEFT", "请点击这"]);
  });

  it("gives field and line of a text", () => {
    const lines = new Map([["home:hero.title", 4]]);
    const [first] = lintTraditional(
      { home: { hero: { title: "網絡" } } },
      { file: "brands/x/texts/zh-TW.json", lines },
    );
    expect(first).toMatchObject({
      file: "brands/x/texts/zh-TW.json",
      line: 4,
      field: "home:hero.title",
      allowed: "網路",
    });
  });
});

describe("simplified-only.json", () => {
  it("matches OpenCC's data", async () => {
    expect(simplified.characters).toBe(simplifiedOnly(dictionary()));
  });

  it("holds no character that is traditional as well", () => {
    expect(
      [..."后里台干系面只余云谷范郁丰姜曲涂布家據"].filter((c) =>
        simplified.characters.includes(c),
      ),
    ).toEqual([]);
  });
});
