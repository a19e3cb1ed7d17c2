import { expect, it } from "vitest";
import { flawOf } from "./envelope-flaws.ts";
import { goodAnswer } from "./visit.ts";

const SENT = {
  status: 200,
  type: "application/json; charset=utf-8",
  isSealed: false,
  code: 6001,
  message: "登录已过期",
  locale: "zh-CN",
} as const;

it.each([
  {},
  { type: "Application/JSON" },
  { code: 6000, message: "" },
  { message: "请先登录 USDT" },
  { message: "成功", locale: "zh-TW" },
  { message: "登入已過期", locale: "zh-TW" },
  { status: 404, code: 6004, message: "不存在" },
  { status: 400, code: 6008, message: "非法参数" },
  { isSealed: true, type: "text/plain; charset=utf-8" },
] as const)("finds nothing in %j", (change) => {
  expect(flawOf({ ...SENT, ...change })).toBeNull();
});

it.each([
  [{ status: 201 }, "has HTTP status 201"],
  [{ status: 204 }, "has HTTP status 204"],
  [{ status: 404 }, "has HTTP status 404"],
  [{ type: "text/html" }, "has the content-type “text/html”"],
  [{ type: "" }, "has no content-type"],
  [{ isSealed: true }, "has the content-type “application/json; charset=utf-8”"],
  [{ message: undefined }, "has nothing as its message"],
  [{ message: null }, "has null as its message"],
  [{ message: 6001 }, "has 6001 as its message"],
  [{ message: "" }, "has an empty message"],
  [{ message: "Login expired" }, "has the message “Login expired”"],
  [{ message: "Сессия истекла" }, "has the message “Сессия истекла”"],
  [{ message: "로그인하십시오" }, "has the message “로그인하십시오”"],
  [{ message: "登入已過期" }, "has the message “登入已過期”"],
  [{ locale: "zh-TW" }, "has the message “登录已过期”"],
] as const)("finds %j", (change, what) => {
  expect(flawOf({ ...SENT, ...change })?.what).toBe(what);
});

it.each([undefined, null, ""])("wants the member's id in the member's data, not %j", (userId) => {
  const data = { bindPhone: "0", bindRealName: "0", userId };
  const reply = {
    place: "",
    status: 200,
    code: 6000,
    data,
    message: "",
    trouble: null,
    flaw: null,
  };
  expect(goodAnswer("memberInfo", reply)?.what).toContain("userId");
  expect(goodAnswer("memberInfo", { ...reply, data: { ...data, userId: 7 } })).toBeNull();
});
