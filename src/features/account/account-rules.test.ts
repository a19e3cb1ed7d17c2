import { describe, expect, it } from "vitest";
import { HOME_AREAS } from "#contract/account-rules.ts";
import * as rules from "./account-rules.ts";

const CHINA = { areaName: "", ...HOME_AREAS["zh-CN"] };
const TAIWAN = { areaName: "", ...HOME_AREAS["zh-TW"] };
const HONG_KONG = { areaName: "", areaCode: "852", regex: "^\\+?852[4-9]\\d{7}$" };
/** A pattern with catastrophic backtracking: the built-in one is used instead. */
const ENDLESS = { areaName: "", areaCode: "86", regex: "^(\\d+)+$" };

describe("phone", () => {
  it.each([
    ["13800138000", CHINA, null],
    ["1380013800", CHINA, "fault.phone"],
    ["138001380001", CHINA, "fault.phone"],
    ["23800138000", CHINA, "fault.phone"],
    ["", CHINA, "fault.phone"],
    ["1380013800a", CHINA, "fault.phone"],
    ["912345678", TAIWAN, null],
    ["812345678", TAIWAN, "fault.phone"],
    ["91234567", HONG_KONG, null],
    ["31234567", HONG_KONG, "fault.phone"],
    ["13800138000", HONG_KONG, "fault.phone"],
    ["13800138000", ENDLESS, null],
    ["23800138000", ENDLESS, "fault.phone"],
  ])("%s", (digits, area, verdict) => {
    expect(rules.phoneToBind(digits, area)).toBe(verdict);
  });
});

describe("e-mail", () => {
  it.each([
    ["lin@site.example", null],
    ["", "fault.emailMissing"],
    ["lin@site", "fault.email"],
    ["lin site@site.example", "fault.email"],
    ["@site.example", "fault.email"],
    [`${"a".repeat(28)}@site.example`, "fault.email"],
    [`${"a".repeat(27)}@site.example`, null],
  ])("%s", (email, verdict) => {
    expect(rules.emailToBind(email)).toBe(verdict);
  });
});

describe("passwords", () => {
  it.each([
    ["", "fault.newPassword"],
    ["abc123", "fault.passwordRule"],
    ["abcdefgh", "fault.passwordRule"],
    ["abcd12345678x", "fault.passwordRule"],
    ["abcd1234", null],
  ])("new: %s", (password, verdict) => {
    expect(rules.passwordToSet(password)).toBe(verdict);
  });

  it.each([
    ["123456", null],
    ["12345", "fault.secondPassword"],
    ["12345a", "fault.secondPassword"],
  ])("second: %s", (digits, verdict) => {
    expect(rules.secondPassword(digits)).toBe(verdict);
  });

  it("are typed twice the same", () => {
    expect(rules.passwordAgain("", { password: "" })).toBeNull();
    expect(rules.passwordAgain("123456", { password: "123456" })).toBeNull();
    expect(rules.passwordAgain("", { password: "abcd1234" })).toBe("fault.passwordAgain");
    expect(rules.passwordAgain("654321", { password: "123456" })).toBe("fault.passwordAgain");
  });

  it("in use: anything but empty", () => {
    expect(rules.passwordInUse("x")).toBeNull();
    expect(rules.passwordInUse("")).toBe("fault.password");
  });
});

it("wants a code and a name", () => {
  expect([rules.codeReceived(" "), rules.codeReceived("123456")]).toEqual(["fault.code", null]);
  expect([rules.realName("王··明"), rules.realName(" 阿卜·买买提 ")]).toEqual([
    "fault.realName",
    null,
  ]);
});
