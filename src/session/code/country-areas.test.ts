import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_PHONE } from "#contract/account-rules.ts";
import { setBrand } from "#brand/brand.ts";
import { homeArea } from "#brand/home-area.ts";
import { areaKey, areaLabel, chosenArea, fitsArea, readPhone } from "./country-areas.ts";
import { sampleEntry } from "#testing/test-brand.ts";

const china = { areaName: "中国", areaCode: "86", regex: "^861\\d{10}$" };
const usa = { areaName: "美国", areaCode: "1", regex: "^1\\d{10}$" };
const canada = { areaName: "加拿大", areaCode: "1", regex: "^1\\d{10}$" };

const taiwan = { areaName: "台湾", areaCode: "886", regex: "^8869\\d{8}$" };

beforeEach(() => setBrand(sampleEntry()));

describe("countries", () => {
  it("selects by code and name, and falls back to the default country", () => {
    expect(chosenArea([usa, canada, china], areaKey(canada))).toBe(canada);
    expect(chosenArea([usa, china], "")).toBe(china);
    expect(chosenArea([usa], "999 nowhere")).toEqual(homeArea());
    expect(chosenArea([], "")).toEqual({ areaName: "", areaCode: "86", regex: DEFAULT_PHONE });
  });

  it("selects the country of the brand's market", () => {
    setBrand(sampleEntry({ locales: { default: "zh-TW", offered: ["zh-TW", "zh-CN"] } }));
    expect(chosenArea([china, taiwan], "")).toBe(taiwan);
    expect(chosenArea([china, taiwan], areaKey(china))).toBe(china);
    expect(chosenArea([], "")).toMatchObject({ areaCode: "886" });
  });

  it("is labelled with code and name", () => {
    expect(areaLabel(china)).toBe("+86 中国");
    expect(areaLabel(homeArea())).toBe("+86");
  });
});

describe("a phone number that was typed or pasted", () => {
  const hongKong = { areaName: "香港", areaCode: "852", regex: "^\\+?852[4-9]\\d{7}$" };
  const areas = [usa, canada, china, hongKong];
  const read = (typed: string, before = "", chosen = china) => {
    const { area, digits } = readPhone(before, typed, chosen, areas);
    return [area.areaCode, digits];
  };

  it.each([
    ["13800138000", "86", "13800138000"],
    ["138 0013-8000", "86", "13800138000"],
    ["+86 138-0013-8022", "86", "13800138022"],
    ["0086138 0013 8022", "86", "13800138022"],
    ["8613800138022", "86", "13800138022"],
    ["＋８６ １３８００１３８０２２", "86", "13800138022"],
    ["\u202d+86 138 0013 8022\u202c", "86", "13800138022"],
    ["+85251445523", "852", "51445523"],
    ["00852 5144 5523", "852", "51445523"],
    ["+1 (212) 555-0123", "1", "2125550123"],
    ["86", "86", "86"],
    ["abc", "86", ""],
    ["", "86", ""],
  ])("%j pasted is +%s %s", (typed, areaCode, digits) => {
    expect(read(typed)).toEqual([areaCode, digits]);
  });

  it("keeps the selected country when several share its code", () => {
    expect(readPhone("", "+12125550123", canada, areas).area).toBe(canada);
  });

  it("leaves a number that is too long or of no country to the validation rule", () => {
    expect(read("138001380001234")).toEqual(["86", "138001380001234"]);
    expect(fitsArea("138001380001234", china)).toBe(false);
    expect(read("+999 12345678")).toEqual(["86", "+99912345678"]);
    expect(fitsArea("+99912345678", china)).toBe(false);
  });

  it("reads a typed country code, and drops surplus digits", () => {
    expect(read("+", "")).toEqual(["86", "+"]);
    expect(read("+8", "+")).toEqual(["86", "+8"]);
    expect(read("+85", "+8")).toEqual(["86", "+85"]);
    expect(read("+852", "+85")).toEqual(["852", ""]);
    expect(read("008", "00")).toEqual(["86", "008"]);
    expect(read("0086", "008")).toEqual(["86", ""]);
    expect(read("138001380001", "13800138000")).toEqual(["86", "13800138000"]);
    expect(read("861380013802", "86138001380")).toEqual(["86", "86138001380"]);
  });
});
