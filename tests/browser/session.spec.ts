// The session in the browser: guards, expiry, tabs, balance.
import type { Page } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { pathOf, routesOf } from "../../browser/routes-of.ts";

const aurora = variantOf("aurora");
const lotus = variantOf("lotus");

/** Follows a link of the site. */
const follow = (page: Page, ...paths: string[]) =>
  page.evaluate((all) => {
    for (const path of all) {
      window.history.pushState({}, "", path);
      window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }
  }, paths);

/** Collects every message, also those that are soon replaced, and across reloads. */
async function collectToasts(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction("noteToast", (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const { noteToast } = window as unknown as { noteToast: (text: string) => void };
    const known = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("output > span")) {
        if (!known.has(toast)) noteToast(toast.textContent ?? "");
        known.add(toast);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const marked = (page: Page) => page.evaluate(() => "sameDocument" in window);

test("a visitor who opens a member page is sent home and asked to log in", async ({ site }) => {
  const { page } = site;
  const toasts = await collectToasts(page);
  const prompts = () => toasts.filter((text) => text.includes("请先登录，再了解更多"));
  const [first = "", ...others] = routesOf(aurora.brand)
    .filter(({ login }) => login)
    .map(pathOf);
  await site.visit(aurora, first);
  await expect.poll(prompts).toHaveLength(1);
  await expect(page).toHaveURL(/\/home$/);
  for (const [index, path] of others.entries()) {
    await test.step(path, async () => {
      await follow(page, path);
      await expect.poll(prompts).toHaveLength(index + 2);
      await expect(page).toHaveURL(/\/home$/);
    });
  }
  await site.visit(aurora, QUIET);
  await mark(page);
  await follow(page, first);
  await expect(page).toHaveURL(/\/home$/);
  // The whole site is loaded again, which can take long under load.
  await expect.poll(prompts).toHaveLength(others.length + 2);
  expect(await marked(page)).toBe(false);
});

test("an ended session opens one dialog, however many calls fail", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("lotus");
  const toasts = await collectToasts(page);
  const again = () => toasts.filter((text) => text.includes("请重新登录"));
  let refused = 0;
  page.on("response", async (response) => {
    if (!response.url().includes("/api/v1/")) return;
    if ((await response.text().catch(() => "")).includes('"status_code":6001')) refused += 1;
  });
  await players.enter(player, lotus);
  // Otherwise a call of the previous page could be the one that is reported.
  await site.settled();
  await sandbox.expire("lotus", player.name);
  await page.reload();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("登录");
  await site.settled();
  expect(refused).toBeGreaterThan(3);
  await expect(dialog).toHaveCount(1);
  expect(again()).toHaveLength(1);

  await page.keyboard.press("Escape");
  await players.enter(player, lotus, "/mine/userinfo");
  await site.settled();
  await sandbox.expire("lotus", player.name);
  // A call of the page itself can be the one that is refused, and lead home before.
  await follow(page, "/mine/auth");
  await expect(page).toHaveURL(/\/home$/);
  await expect(dialog).toHaveAccessibleName("登录");
  await site.settled();
  expect(again()).toHaveLength(2);
  expect(await page.evaluate(() => window.localStorage.getItem("token"))).toBeNull();
});

test("two tabs agree on who is logged in and on the edition", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const first = await players.member("aurora");
  const other = await players.member("aurora");
  await site.visit(aurora, QUIET);
  const second = await site.tab();
  await second.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  const there = authDialog(second.page, sandbox, aurora);
  // By a storage event: the next call that could tell comes after a minute.
  const soon = { timeout: 20_000 };

  await there.open("login");
  await dialog.open("login");
  await dialog.logIn(first);
  await dialog.expectLoggedIn();
  const menu = second.page.getByRole("banner").getByRole("button", { name: "我的账户" });
  await expect(menu).toBeVisible(soon);
  await expect(second.page.getByRole("dialog")).toHaveCount(0);

  await second.visit(aurora, "/mine/userinfo");
  await expect(second.page.getByRole("main")).toContainText(first.name);
  const session = await sandbox.session("aurora", other.name);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  }, session);
  await expect(second.page.getByRole("main")).toContainText(other.name, soon);
  await expect(second.page.getByRole("main")).not.toContainText(first.name);

  await page.getByRole("button", { name: "经典版" }).click();
  await expect(second.page.locator("html")).toHaveAttribute("data-edition", "professional", soon);
  await page.reload();
  const message = second.page.locator("output > span");
  // It is shown for four seconds.
  const told = expect(message).toContainText("已在其他标签页结束");
  await Promise.all([told, dialog.logOut()]);
  await expect(second.page).toHaveURL(/\/home$/);
  await expect(second.page.getByRole("banner").getByRole("button", { name: "登录" })).toBeVisible();
});

test("the balance is loaded at every navigation, at most once a second, and can be hidden", async ({
  site,
  players,
}) => {
  const { page } = site;
  const player = await players.member("aurora", { balanceCents: 1_284_650 });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/transfer/getBalance")) asked += 1;
  });
  await players.enter(player, aurora, "/mine/userinfo");
  const balance = page.getByRole("group", { name: "中心钱包余额" });
  await expect(balance).toContainText("12,846.50");
  await site.settled();
  asked = 0;
  await follow(page, "/mine/auth");
  await expect(page).toHaveURL(/\/mine\/auth$/);
  await expect.poll(() => asked).toBe(1);
  await follow(page, "/mine/userinfo", "/mine/auth", "/mine/userinfo", "/mine/auth");
  await site.settled();
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(asked).toBeLessThan(4);

  await balance.getByRole("button", { name: "隐藏余额" }).click();
  await expect(balance).not.toContainText("12,846.50");
  await page.reload();
  await expect(balance).toContainText("••••••");
  await expect(balance).not.toContainText("12,846.50");
  await balance.getByRole("button", { name: "显示余额" }).click();
  await expect(balance).toContainText("12,846.50");
});
