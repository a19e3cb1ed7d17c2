import { expect, it } from "vitest";
import { WAIT_PAGES } from "#contract/payments.ts";
import { ROUTES } from "#contract/routes.ts";
import { memberPages } from "./member-pages.ts";

const groups = (paths: readonly string[]) =>
  memberPages(ROUTES.filter(({ path }) => paths.includes(path))).map(({ group, pages }) => [
    group,
    pages.map(({ path }) => path),
  ]);

it("lists the pages there are, grouped, and no group without a page", () => {
  expect(groups(["/home", "/mine/auth", "/mine/userinfo", "/mine/wallet"])).toEqual([
    ["funds", ["/mine/wallet"]],
    ["account", ["/mine/userinfo", "/mine/auth"]],
  ]);
});

it("leaves out pages below another page and the waiting pages", () => {
  expect(groups(["/mine/vip/detail", "/mine/rechargeWait", "/mine/vip"])).toEqual([
    ["perks", ["/mine/vip"]],
  ]);
});

it("counts the waiting pages to the page of deposits", () => {
  const [funds] = memberPages(ROUTES.filter(({ path }) => /savemoney|Wait$/.test(path)));
  expect(funds?.pages.map(({ path, covers }) => [path, covers])).toEqual([
    ["/mine/savemoney", WAIT_PAGES.map((page) => `/mine/${page}`)],
  ]);
});

it("shows the payee accounts as one page, which opens the first kind there is", () => {
  const paths = ["/mine/accountManage/:id", "/mine/virtualCoinCard", "/mine/alipayManage"];
  expect(groups(paths)).toEqual([["account", ["/mine/accountManage/coin"]]]);
  const [{ pages } = { pages: [] }] = memberPages(
    ROUTES.filter(({ path }) => paths.includes(path)),
  );
  expect(pages[0]?.covers).toEqual([
    "/mine/accountManage/coin",
    "/mine/virtualCoinCard",
    "/mine/accountManage/alipay",
    "/mine/alipayManage",
  ]);
  expect(groups(["/mine/accountManage/:id"])).toEqual([]);
});

it("knows every page of the member area that a menu may show", () => {
  const plain = /^\/mine\/[^/:]+$/;
  const wanted = ROUTES.filter(({ path }) => plain.test(path));
  const shown = memberPages(ROUTES).flatMap(({ pages }) => pages);
  const listed = new Set(
    shown.flatMap(({ path, covers }) => [path, ...covers]).filter((path) => plain.test(path)),
  );
  expect([...listed].toSorted()).toEqual(wanted.map(({ path }) => path).toSorted());
});

it("has an icon for every page with a place in the menu", () => {
  const wanted = ROUTES.flatMap(({ menu, title }) => (menu === undefined ? [] : [title]));
  expect(memberPages(ROUTES).flatMap(({ pages }) => pages.map(({ title }) => title))).toEqual(
    wanted,
  );
});
