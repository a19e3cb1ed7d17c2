import { expect, it } from "vitest";
import { backFrom, bindLink, neededBy, wayTo } from "./bind-link.ts";

const searchOf = (link: string) => new URL(link, "https://site.test").searchParams;

it("says what is needed, and where from", () => {
  const link = bindLink("phone", "/mine/accountManage/coin");
  expect(neededBy(searchOf(link))).toBe("phone");
  expect(backFrom(searchOf(link))).toBe("/mine/accountManage/coin");
  expect(bindLink("secondPassword", "/mine/takemoney")).toMatch(/#secondPassword$/);
});

it("leads back over a page that leads back itself", () => {
  const add = wayTo("/mine/addBankCard", "?back=/mine/takemoney&amount=5");
  expect(add).toBe("/mine/addBankCard?back=%2Fmine%2Ftakemoney");
  expect(backFrom(searchOf(bindLink("phone", add)))).toBe(add);
  expect(backFrom(searchOf(add))).toBe("/mine/takemoney");
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
  expect(backFrom(new URLSearchParams({ back }))).toBeNull();
});
