import { expect, test } from "vitest";
import { isNamed } from "./is-named.ts";

const SPELLINGS = "龙门客栈 龍門客棧 long·men·ke·zhan a01";
const found = (typed: string) => isNamed(typed, ["龙门客栈", "青鸾真人"], SPELLINGS);

test.each([
  "",
  " ",
  "龙门",
  "龍門",
  "客棧",
  "longmen",
  "Long Men",
  "kezhan",
  "kezh",
  "lmkz",
  "mk",
  "青鸾",
  "A0",
])("%j finds it", (typed) => expect(found(typed)).toBe(true));

test.each(["ongmen", "zhang", "lk", "虎门", "x"])("%j does not", (typed) =>
  expect(found(typed)).toBe(false),
);

test("a server without spellings is searched by the texts alone", () => {
  expect(isNamed("龙", ["龙门客栈"], "")).toBe(true);
  expect(isNamed("long", ["龙门客栈"], "")).toBe(false);
});
