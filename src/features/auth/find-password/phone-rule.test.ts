import { describe, expect, it } from "vitest";
import { DEFAULT_PHONE } from "#contract/account-rules.ts";
import { phoneOfArea } from "./phone-rule.ts";

const china = { areaName: "中国", areaCode: "86", regex: DEFAULT_PHONE };
const hongKong = { areaName: "中国香港", areaCode: "852", regex: "^852[569]\\d{7}$" };

describe("phone of a country", () => {
  it.each([
    [china, "13800138000", true],
    [china, "1380013800", false],
    [china, "23800138000", false],
    [china, "138001380000", false],
    [china, "", false],
    [china, "+1380013800", false],
    [hongKong, "51445523", true],
    [hongKong, "41445523", false],
  ])("%o %j: %s", (area, digits, right) => {
    expect(phoneOfArea(digits, area)).toBe(right ? null : "rule.phone");
  });
});
