import { describe, expect, it } from "vitest";
import { areaKey, areaLabel, chosenArea, DEFAULT_AREA, nationalDigits } from "./country-areas.ts";

const china = { areaName: "中国", areaCode: "86", regex: "^861\\d{10}$" };
const usa = { areaName: "美国", areaCode: "1", regex: "^1\\d{10}$" };
const canada = { areaName: "加拿大", areaCode: "1", regex: "^1\\d{10}$" };

describe("countries", () => {
  it("chooses by code and name, and falls back to the default country", () => {
    expect(chosenArea([usa, canada, china], areaKey(canada))).toBe(canada);
    expect(chosenArea([usa, china], "")).toBe(china);
    expect(chosenArea([usa], "999 nowhere")).toBe(DEFAULT_AREA);
    expect(chosenArea([], "")).toBe(DEFAULT_AREA);
  });

  it("is called by its code and name", () => {
    expect(areaLabel(china)).toBe("+86 中国");
    expect(areaLabel(DEFAULT_AREA)).toBe("+86");
  });
});

describe("digits of a phone number", () => {
  it.each([
    ["13800138000", "86", "13800138000"],
    ["138 0013-8000", "86", "13800138000"],
    ["+86 138 0013 8000", "86", "13800138000"],
    ["+85251445523", "852", "51445523"],
    ["138001380001234", "86", "13800138000"],
    ["86", "86", "86"],
    ["abc", "86", ""],
  ])("of %j in +%s are %j", (typed, areaCode, digits) => {
    expect(nationalDigits(typed, areaCode)).toBe(digits);
  });
});
