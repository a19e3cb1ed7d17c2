import { expect, it } from "vitest";
import { backFrom, bindLink, neededBy, wayTo } from "./bind-link.ts";

const paramOf = (link: string, name: string) =>
  new URL(link, "https://site.test").searchParams.get(name);

it("says what is needed, and where from", () => {
  const link = bindLink("phone", "/mine/accountManage/coin");
  expect(neededBy(paramOf(link, "need"))).toBe("phone");
  expect(backFrom(paramOf(link, "back"))).toBe("/mine/accountManage/coin");
  expect(bindLink("secondPassword", "/mine/takemoney")).toMatch(/#secondPassword$/);
});

it("leads back over a page that leads back itself", () => {
  const add = wayTo("/mine/addBankCard", "?back=/mine/takemoney&amount=5");
  expect(add).toBe("/mine/addBankCard?back=%2Fmine%2Ftakemoney");
  expect(backFrom(paramOf(bindLink("phone", add), "back"))).toBe(add);
  expect(backFrom(paramOf(add, "back"))).toBe("/mine/takemoney");
  expect(wayTo("/mine/addBankCard", "?back=https://evil.test")).toBe("/mine/addBankCard");
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
  "/mine/addBankCard?back=%2F%2Fevil.test",
  "/mine/auth?back=%2Fmine%2Fwallet",
  "javascript:alert(1)",
])("leads nowhere for %j", (back) => {
  expect(backFrom(back)).toBeNull();
});
