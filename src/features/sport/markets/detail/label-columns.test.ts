import { expect, it } from "vitest";
import { columnsFor } from "./label-columns.ts";

it("puts three side by side while their labels are short", () => {
  expect(columnsFor(["霜原雄鹿", "和局", "白鲸流浪者"])).toBe(3);
  expect(columnsFor(["主/主", "主/和", "主/客", "和/主", "和/和", "和/客"])).toBe(3);
});

it("puts two side by side where a third is too narrow, or there are not threes", () => {
  expect(columnsFor(["大 2.5", "小 2.5"])).toBe(2);
  expect(columnsFor(["0 球", "1 球", "2 球", "3 球", "4 球", "5 球", "6+ 球"])).toBe(2);
  expect(columnsFor(["先到 20 分 火山岛", "先到 20 分 浪涌"])).toBe(2);
});

it("gives each price a line of its own where labels are long, or three would leave a hole", () => {
  expect(columnsFor(["第 2 球 铜雀城", "没有第 2 球", "第 2 球 长河竞技"])).toBe(1);
  expect(columnsFor(["长河竞技 净胜 3 球或以上", "和局"])).toBe(1);
});
