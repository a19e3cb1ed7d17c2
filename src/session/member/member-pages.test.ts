import { expect, it } from "vitest";
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

it("leaves out pages below another page, with a parameter, and the waiting pages", () => {
  expect(
    groups(["/mine/vip/detail", "/mine/accountManage/:id", "/mine/rechargeWait", "/mine/vip"]),
  ).toEqual([["perks", ["/mine/vip"]]]);
});

it("knows every page of the member area that a menu may show", () => {
  const waits = /Wait$/;
  const wanted = ROUTES.filter(({ path }) => /^\/mine\/[^/:]+$/.test(path) && !waits.test(path));
  const listed = memberPages(ROUTES).flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(listed.toSorted()).toEqual(wanted.map(({ path }) => path).toSorted());
});
