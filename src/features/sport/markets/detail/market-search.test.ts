import { expect, test } from "vitest";
import { isPlayNamed } from "./market-search.ts";

const SIMPLIFIED = ["全场让球", "上半场大小", "全场海潮联合零失球", "地图2首杀"];
const TRADITIONAL = ["全場讓球", "上半場大小", "全場海潮聯合零失球", "地圖2首殺"];

test.each([
  ["让球", 0],
  ["讓球", 0],
  ["rang", 0],
  ["Rang Qiu", 0],
  ["qcrq", 0],
  ["shangban", 1],
  ["daxiao", 1],
  ["零失", 2],
  ["海潮", 2],
  ["lsq", 2],
  ["地圖2", 3],
  ["首杀", 3],
  ["shousha", 3],
])("%j finds one play on pages of both scripts", (typed, at) => {
  for (const plays of [SIMPLIFIED, TRADITIONAL]) {
    expect(plays.filter((play) => isPlayNamed(typed, play))).toEqual([plays[at]]);
  }
});

test("everything is found by nothing, and nothing by another word", () => {
  expect(SIMPLIFIED.every((play) => isPlayNamed(" ", play))).toBe(true);
  expect(SIMPLIFIED.some((play) => isPlayNamed("角球", play))).toBe(false);
  expect(SIMPLIFIED.some((play) => isPlayNamed("jiaoqiu", play))).toBe(false);
});
