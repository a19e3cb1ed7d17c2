import { describe, expect, it } from "vitest";
import {
  codeFault,
  emailFault,
  HOME_AREA,
  newPasswordFaults,
  passwordInUseFault,
  phoneFault,
  realNameFault,
  secondPasswordFaults,
} from "./account-rules.ts";

const HONG_KONG = { areaName: "", areaCode: "852", regex: "^\\+?852[4-9]\\d{7}$" };
/** Such a pattern would never end; the site's own stands in for it. */
const ENDLESS = { areaName: "", areaCode: "86", regex: "^(\\d+)+$" };

describe("phone", () => {
  it.each([
    ["13800138000", HOME_AREA, undefined],
    ["1380013800", HOME_AREA, "phone"],
    ["138001380001", HOME_AREA, "phone"],
    ["23800138000", HOME_AREA, "phone"],
    ["", HOME_AREA, "phone"],
    ["1380013800a", HOME_AREA, "phone"],
    ["91234567", HONG_KONG, undefined],
    ["31234567", HONG_KONG, "phone"],
    ["13800138000", HONG_KONG, "phone"],
    ["13800138000", ENDLESS, undefined],
    ["23800138000", ENDLESS, "phone"],
  ])("%s", (digits, area, fault) => {
    expect(phoneFault(digits, area)).toBe(fault);
  });
});

describe("e-mail", () => {
  it.each([
    ["lin@site.example", undefined],
    ["", "emailMissing"],
    ["lin@site", "email"],
    ["lin site@site.example", "email"],
    ["@site.example", "email"],
    [`${"a".repeat(28)}@site.example`, "email"],
    [`${"a".repeat(27)}@site.example`, undefined],
  ])("%s", (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });
});

describe("passwords", () => {
  it.each([
    ["", "", { password: "newPassword", again: undefined }],
    ["abc123", "abc123", { password: "passwordRule", again: undefined }],
    ["abcd1234", "", { password: undefined, again: "passwordAgain" }],
    ["abcd1234", "abcd1235", { password: undefined, again: "passwordAgain" }],
    ["abcd1234", "abcd1234", { password: undefined, again: undefined }],
    ["abcdefgh", "abcdefgh", { password: "passwordRule", again: undefined }],
    ["abcd12345678x", "abcd12345678x", { password: "passwordRule", again: undefined }],
  ])("new: %s, %s", (password, again, faults) => {
    expect(newPasswordFaults({ password, again })).toEqual(faults);
  });

  it.each([
    ["123456", "123456", { password: undefined, again: undefined }],
    ["12345", "12345", { password: "secondPassword", again: undefined }],
    ["12345a", "12345a", { password: "secondPassword", again: undefined }],
    ["123456", "654321", { password: undefined, again: "passwordAgain" }],
  ])("second: %s, %s", (password, again, faults) => {
    expect(secondPasswordFaults({ password, again })).toEqual(faults);
  });

  it("in use: any, but not none", () => {
    expect(passwordInUseFault("x")).toBeUndefined();
    expect(passwordInUseFault("")).toBe("password");
  });
});

it("wants a code and a name", () => {
  expect([codeFault(" "), codeFault("123456")]).toEqual(["code", undefined]);
  expect([realNameFault("王··明"), realNameFault(" 阿卜·买买提 ")]).toEqual([
    "realName",
    undefined,
  ]);
});
