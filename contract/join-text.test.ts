import { expect, it } from "vitest";
import { joinText, spaceValues } from "./join-text.ts";

it.each([
  [["须", "VIP5 及以上"], "须 VIP5 及以上"],
  [["须", "实名验证"], "须实名验证"],
  [["存入", "¥ 300", "。", "订单号"], "存入 ¥ 300。订单号"],
  [["¥ 300 ", "。 ", "订单号"], "¥ 300。订单号"],
  [["A34", "出现好路"], "A34 出现好路"],
  [["已有 ", "A34"], "已有 A34"],
  [["", "VIP", ""], "VIP"],
  [["A", "B"], "AB"],
])("joins %j", (parts, text) => {
  expect(joinText(...parts)).toBe(text);
});

it("spaces values that hold Latin words in a finished text, and no others", () => {
  expect(spaceValues("A34出现好路：长庄", ["A34", "长庄", 6])).toBe("A34 出现好路：长庄");
  expect(spaceValues("桌台A34，A34已满", ["A34"])).toBe("桌台 A34，A34 已满");
  expect(spaceValues("第3局", ["3"])).toBe("第3局");
  expect(spaceValues("没有它", ["A34"])).toBe("没有它");
});
