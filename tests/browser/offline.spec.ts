// Without a connection: a banner, the content stays, and the site recovers by itself.
import type { Locator, Page } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { seriousFindings } from "../../browser/axe.ts";
import type { SitePage } from "./open-site.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to (?:load resource|fetch dynamically imported module)/ });

const aurora = variantOf("aurora");
const titan = variantOf("titan");
const banner = (page: Page) => page.getByRole("status").filter({ hasText: "网络已断开" });

/** The banner loads after the first paint, the home sections one after another. */
async function allLoaded({ page, settled }: SitePage): Promise<void> {
  await expect(page.locator("[data-early], main [aria-busy=true]")).toHaveCount(0);
  await settled();
}

/** More than the height of any header; a home page that loads no further is only a little longer. */
const DOWN = 240;

/** After scrolling, the banner is still visible, above the header. */
async function expectOverHeader(page: Page, bar: Locator): Promise<void> {
  const scroll = () =>
    page.evaluate((top) => {
      window.scrollTo(0, top);
      return window.scrollY;
    }, DOWN);
  await expect.poll(scroll).toBe(DOWN);
  const header = page.locator("[data-ground=header]").filter({ visible: true }).first();
  await expect(header).toBeVisible();
  const over = await bar.boundingBox();
  const under = await header.boundingBox();
  expect(over?.y).toBeGreaterThanOrEqual(0);
  expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0) - 1);
}

/** Follows a link of the site without a document navigation. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

test("home stays, says it, and refreshes once back", async ({ site }) => {
  const { page } = site;
  await site.visit(titan);
  await allLoaded(site);
  const before = await page.getByRole("main").getByRole("heading").allTextContents();
  await page.context().setOffline(true);
  await expect(banner(page)).toContainText("存款、取款、投注等资金操作已暂停");
  await page.getByRole("button", { name: "立即重试" }).click();
  await expect(banner(page)).toBeVisible();
  const now = await page.getByRole("main").getByRole("heading").allTextContents();
  expect(now).toEqual(expect.arrayContaining(before));
  expect(await seriousFindings(page, "[role=status], output")).toEqual([]);
  await expectOverHeader(page, banner(page));
  const asked = page.waitForRequest(/navigationList$/);
  await page.context().setOffline(false);
  await asked;
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("output").getByText("网络已恢复")).toBeVisible();
});

test("visited pages open offline; others show a notice and open once online", async ({ site }) => {
  const { page } = site;
  await site.visit(variantOf("aurora", "professional"), QUIET);
  await allLoaded(site);
  await go(page, "/app/help/gywm");
  await expect(page).toHaveTitle(/^关于我们/);
  await site.settled();
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expectOverHeader(page, banner(page));
  await go(page, QUIET);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(/条款/);
  await expect(page.getByRole("main").getByText("内容加载失败")).toHaveCount(0);
  await go(page, "/sponsor");
  const says = page.getByRole("heading", { name: "网络连接已断开" });
  await expect(says).toBeVisible();
  await page.getByRole("button", { name: "重新加载" }).click();
  await expect(says).toBeVisible();
  await page.context().setOffline(false);
  await expect(says).toBeHidden();
  await expect(page).toHaveURL(/\/sponsor$/);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await expect(banner(page)).toBeHidden();
});

test("a connection lost before the offline banner has loaded is shown too", async ({ site }) => {
  const { page } = site;
  await page.route(/visit-notices/, (route) => route.abort());
  await site.visit(titan, QUIET);
  const early = page.getByRole("status").filter({ hasText: "网络连接已断开" });
  await page.context().setOffline(true);
  await expect(early).toBeVisible();
  await expectOverHeader(page, early);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOverHeader(page, early);
  await page.unroute(/visit-notices/);
  await page.context().setOffline(false);
  await expect(early).toBeHidden();
  await allLoaded(site);
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible();
});

test("a member stays logged in, and a login reports that it was not sent", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("aurora", { balanceCents: 1_284_650 });
  await players.enter(player, aurora, "/mine/userinfo");
  await allLoaded(site);
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible();
  await go(page, "/mine/userinfo?again");
  await expect(page.getByRole("main")).toContainText(player.name);
  await page.context().setOffline(false);
  await expect(banner(page)).toBeHidden();

  const dialog = authDialog(page, sandbox, aurora);
  await dialog.logOut();
  await dialog.open("login");
  await dialog.name.fill(player.name);
  await dialog.password.fill(player.password);
  await page.context().setOffline(true);
  await dialog.submit.click();
  await expect(page.getByText("未发送：当前离线，请在网络恢复后重试")).toBeVisible();
  await page.context().setOffline(false);
  await dialog.submit.click();
  await dialog.expectLoggedIn();
});

test("a reload shows the stored navigation while its call gives no answer", async ({ site }) => {
  const { page } = site;
  await page.setViewportSize({ width: 1600, height: 900 });
  await site.open(titan, QUIET);
  const count = page.locator("header [data-rail-text]").filter({ hasText: /^[\d,]+$/ });
  const before = await count.allTextContents();
  expect(before.length).toBeGreaterThan(0);
  await page.route(/navigationList$/, (route) => route.abort());
  await page.reload();
  await expect(count).toHaveText(before);
  // The site is reachable although that one call failed.
  await expect(banner(page)).toBeHidden();
});
