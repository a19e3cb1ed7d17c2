import { expect, it } from "vitest";
import { backFrom, bindLink, neededBy } from "./bind-link.ts";

const searchOf = (link: string) => new URL(link, "https://site.test").searchParams;

it("says what is needed, and where from", () => {
  const link = bindLink("phone", "/mine/accountManage/coin");
  expect(neededBy(searchOf(link))).toBe("phone");
  expect(backFrom(searchOf(link))).toBe("/mine/accountManage/coin");
  expect(bindLink("secondPassword", "/mine/takemoney")).toMatch(/#secondPassword$/);
});

it.each([
  "",
  "https://evil.test/mine/wallet",
  "//evil.test",
  "/\\evil.test",
  "/mine/../evil",
  "/mine//evil",
  "/home",
  "/mine/auth",
  "/mine/wallet?amount=1",
  "javascript:alert(1)",
])("leads nowhere for %j", (back) => {
  expect(backFrom(new URLSearchParams({ back }))).toBeNull();
});
