import { DEFAULT_PHONE } from "#contract/account-rules.ts";
import { describe, expect, it } from "vitest";
import auth from "#locales/zh-CN/auth.json";
import * as rules from "./rules.ts";

const CHINA = { areaName: "", areaCode: "86", regex: DEFAULT_PHONE };

const says = (key: rules.AuthVerdict) =>
  key === null ? null : auth.rule[key.replace("rule.", "") as keyof typeof auth.rule];

const NAME = "4-11位，最少2个字母+数字组合，首位为字母";
const PASSWORD = "请输入8-12位字母+数字的组合";

describe("username (spec: shell-and-accounts §5)", () => {
  it.each([
    ["", "用户名不能为空"],
    ["ab1", NAME],
    ["abc1", null],
    ["ab12345678z", null],
    ["ab12345678zz", NAME],
    ["1abc", NAME],
    ["a1234", NAME],
    ["abcd", NAME],
    ["ab_12", NAME],
    ["ab 12", NAME],
    ["abé12", NAME],
    ["LinXi88", null],
  ])("%j", (name, message) => {
    expect(says(rules.username(name))).toBe(message);
  });

  it("on login is only required", () => {
    expect(says(rules.loginName(""))).toBe("用户名不能为空");
    expect(rules.loginName("1")).toBeNull();
  });
});

describe("password", () => {
  it.each([
    ["", "密码不能为空"],
    ["abc1234", PASSWORD],
    ["abcd1234", null],
    ["abcd12345678", null],
    ["abcd123456789", PASSWORD],
    ["abcdefgh", PASSWORD],
    ["12345678", PASSWORD],
    ["abcd123!", PASSWORD],
    ["abcd 123", PASSWORD],
  ])("%j", (password, message) => {
    expect(says(rules.password(password))).toBe(message);
  });

  it("on login is only required", () => {
    expect(says(rules.loginPassword(""))).toBe("密码不能为空");
    expect(rules.loginPassword("1")).toBeNull();
  });

  it.each([
    ["", "abcd1234", "密码不能为空"],
    ["abcd123", "abcd1234", "两次密码输入不一致"],
    ["abc", "abc", PASSWORD],
    ["abcd1234", "abcd1234", null],
  ])("repeated %j after %j", (repeat, first, message) => {
    expect(says(rules.repeat(repeat, first))).toBe(message);
  });
});

it("terms must be agreed to", () => {
  expect(says(rules.agree(false))).toBe("请同意相关条款和隐私政策");
  expect(rules.agree(true)).toBeNull();
});

it.each([
  ["", null],
  ["agent_1-A", null],
  ["<b>", auth.rule.invite],
  ["a".repeat(33), auth.rule.invite],
])("an invite code may be left out: %j", (code, message) => {
  expect(says(rules.inviteCode(code))).toBe(message);
});

describe("forgotten password", () => {
  it.each([
    ["username", rules.resetName(""), "请输入用户名"],
    ["username of 30", rules.resetName("a".repeat(30)), null],
    ["username of 31", rules.resetName("a".repeat(31)), "请输入用户名"],
    ["no phone", rules.phone("", CHINA), "请输入正确的手机号码"],
    ["phone against the pattern", rules.phone("123", CHINA), "请输入正确的手机号码"],
    ["phone of 11 digits", rules.phone("13800138000", CHINA), null],
    ["phone of 12 digits", rules.phone("138001380001", CHINA), "请输入正确的手机号码"],
    ["phone with letters", rules.phone("1380013800a", CHINA), "请输入正确的手机号码"],
    ["no e-mail", rules.email(""), "请输入邮箱"],
    ["e-mail without a dot", rules.email("a@b"), "请输入正确的邮箱"],
    ["e-mail without an @", rules.email("a.b"), "请输入正确的邮箱"],
    ["e-mail with a space", rules.email("a b@c.d"), "请输入正确的邮箱"],
    ["e-mail", rules.email("a@b.c"), null],
    ["e-mail of 41", rules.email(`${"a".repeat(37)}@b.c`), "请输入正确的邮箱"],
    ["no code", rules.code(""), "请输入验证码"],
    ["code of 30", rules.code("1".repeat(30)), null],
    ["no new password", rules.newPassword(""), "请设置新密码"],
    ["new password of letters", rules.newPassword("abcdefgh"), PASSWORD],
    ["new password", rules.newPassword("abcd1234"), null],
    ["other repeat", rules.newPasswordRepeat("a", "abcd1234"), "两次密码输入不一致，请重新输入"],
    ["same repeat", rules.newPasswordRepeat("abcd1234", "abcd1234"), null],
  ])("%s", (_, verdict, message) => {
    expect(says(verdict)).toBe(message);
  });
});

describe("new device", () => {
  it.each([
    ["three hidden digits", rules.hiddenDigits("123"), "手机号错误"],
    ["five hidden digits", rules.hiddenDigits("12345"), "手机号错误"],
    ["hidden digits", rules.hiddenDigits("0012"), null],
    ["no code asked for", rules.deviceCode("123456", false), "请先获取验证码"],
    ["no code", rules.deviceCode("", true), "请输入验证码"],
    ["short code", rules.deviceCode("12345", true), auth.rule.deviceCode],
    ["letters", rules.deviceCode("12345a", true), auth.rule.deviceCode],
    ["code", rules.deviceCode("012345", true), null],
  ])("%s", (_, verdict, message) => {
    expect(says(verdict)).toBe(message);
  });
});
