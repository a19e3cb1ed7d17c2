// Navigation panels, the number of unread messages, and returning to visited pages.
import type { Page } from "playwright/test";
import { seriousFindings } from "../../browser/axe.ts";
import { authDialog } from "./auth-dialog.ts";
import type { SitePage } from "./open-site.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional");
const VENUES = /getVenueInfoByCategory$/;

const main = (page: Page) => page.getByRole("navigation", { name: "主导航" });
const category = (page: Page, name: string) =>
  main(page)
    .locator("[data-nav-trigger]")
    .filter({ hasText: new RegExp(`^${name}`) });
const panel = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

/** Categories whose venues were loaded, in order. */
function asked(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (!VENUES.test(request.url())) return;
    seen.push((JSON.parse(request.postData() ?? "{}") as { category: string }).category);
  });
  return seen;
}

test.describe("a category panel", () => {
  test.use({ viewport: { width: 1366, height: 900 }, forgiven: /status of 500/ });

  test("loads its venues on the first hover only", async ({ site }) => {
    const { page } = site;
    const seen = asked(page);
    await site.visit(titan, QUIET);
    await site.settled();
    expect(seen).toEqual([]);
    await category(page, "真人").hover();
    const venues = panel(page, "真人").getByRole("list", { name: "场馆" });
    await expect(venues.getByRole("button")).toHaveCount(5);
    expect(await seriousFindings(page, "header"), "axe").toEqual([]);
    await category(page, "捕鱼").hover();
    await expect(panel(page, "捕鱼").getByRole("button").first()).toBeVisible();
    await category(page, "真人").hover();
    await expect(venues.getByRole("button")).toHaveCount(5);
    expect(seen).toEqual(["ZR", "BY"]);
  });

  test("shows an error and an empty state, keeps its size, and is used by keyboard", async ({
    site,
  }) => {
    const { page } = site;
    await site.visit(aurora, QUIET);
    await test.step("an error with a retry button, then the same size as while loading", async () => {
      await page.route(VENUES, (route) => route.fulfill({ status: 500, body: "" }));
      await category(page, "真人").hover();
      const open = panel(page, "真人");
      const retry = open.getByRole("button", { name: "重新加载" });
      await expect(retry).toBeVisible();
      await page.unrouteAll();
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(VENUES, async (route) => {
        await held;
        await route.continue();
      });
      await retry.click();
      await expect(open.locator("[aria-busy=true]")).toContainText("青鸾真人");
      const before = await open.boundingBox();
      answer();
      await expect(open.getByRole("list", { name: "场馆" })).toBeVisible();
      const after = await open.boundingBox();
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(4);
      await page.unrouteAll();
    });
    await test.step("no venues", async () => {
      const data = { category: "BY", facts: [], venues: [], items: [], bracket: [] };
      await page.route(VENUES, (route) =>
        route.fulfill({ json: { status_code: 6000, data, message: "" } }),
      );
      await category(page, "捕鱼").hover();
      await expect(panel(page, "捕鱼")).toContainText("暂时没有开放的场馆");
    });
    await page.mouse.move(0, 0);
    await expect(panel(page, "捕鱼")).toBeHidden();
    await test.step("along the list by keyboard, to its ends", async () => {
      await category(page, "体育").focus();
      await page.keyboard.press("ArrowRight");
      await expect(category(page, "真人")).toBeFocused();
      await page.keyboard.press("End");
      await expect(main(page).getByRole("link", { name: "App 下载" })).toBeFocused();
      await page.keyboard.press("Home");
      await expect(main(page).getByRole("link", { name: "首页" })).toBeFocused();
    });
    await test.step("into the panel by keyboard and out", async () => {
      await category(page, "体育").focus();
      await page.keyboard.press("ArrowDown");
      await expect(panel(page, "体育")).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(panel(page, "体育")).toBeHidden();
      await expect(category(page, "体育")).toBeFocused();
    });
  });
});

test("the account shows the number of unread messages, on wide screens and phones", async ({
  site,
  players,
  sandbox,
}) => {
  const { page } = site;
  const player = await players.member("aurora");
  await sandbox.letter({ site: "aurora", name: player.name, kind: "notice", count: 120 });
  await players.enter(player, aurora, QUIET);
  const account = page
    .getByRole("banner")
    .getByRole("button", { name: /^我的账户，\d+ 条未读消息/ });
  await expect(account).toHaveAccessibleName(/1[2-9]\d 条未读消息/);
  await expect(page.getByRole("banner").getByText("99+")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const mine = page.getByRole("navigation", { name: "底部导航" }).getByRole("button", {
    name: /^我的，\d+ 条未读消息/,
  });
  await expect(mine).toContainText("99+");
  await mine.click();
  const sheet = page.getByRole("dialog", { name: "我的" });
  const tiles = sheet.getByRole("list").first().getByRole("link");
  await expect(tiles).toHaveText(["存款", "取款", "投注记录"]);
  await sheet.getByRole("link", { name: "好友邀请" }).click();
  await expect(page).toHaveURL(/friendInvitation$/);
  await page.reload();
  await expect(mine).toContainText("99+");
});

test.describe("returning to a page", () => {
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  /** Scrolls down a page whose content may still move. @returns where it stopped */
  const down = async ({ page, settled }: SitePage, to: number) => {
    // The code that stores the position is loaded after the first paint.
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
    await page.evaluate((place) => window.scrollTo(0, place), to);
    await settled();
    return top(page);
  };
  const toHelp = async (page: Page) => {
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('a[href="/app/help/kh"]')?.click(),
    );
    await expect(page).toHaveURL(/\/app\/help\/kh$/);
    await expect.poll(() => top(page)).toBe(0);
  };

  test("restores its scroll position: by back and forward and by the navigation", async ({
    site,
  }) => {
    const { page } = site;
    await page.setViewportSize({ width: 1366, height: 900 });
    await site.open(aurora);
    const left = await down(site, 1800);
    expect(left).toBeGreaterThan(1500);
    const atHome = async () => {
      await expect(page).toHaveURL(/\/home$/);
      await expect.poll(async () => Math.abs((await top(page)) - left)).toBeLessThan(150);
    };
    await toHelp(page);
    await down(site, 250);
    await page.goBack();
    await atHome();
    await page.goForward();
    await expect(page).toHaveURL(/\/app\/help\/kh$/);
    await expect.poll(() => top(page)).toBe(250);
    await main(page).getByRole("link", { name: "首页" }).click();
    await atHome();
  });

  test("does not restore the position while the visitor scrolls", async ({ site }) => {
    const { page } = site;
    await site.open(aurora);
    const left = await down(site, 1500);
    await page.reload();
    await expect.poll(() => top(page)).toBeGreaterThan(left - 200);
    await page.mouse.wheel(0, -700);
    await site.settled();
    expect(await top(page)).toBeLessThan(left - 400);
  });

  test("lists visited pages in the phone's sheet, member pages only while logged in", async ({
    site,
    players,
  }) => {
    const { page } = site;
    await page.setViewportSize({ width: 360, height: 740 });
    await players.enter(await players.member("aurora"), aurora, "/mine/userinfo");
    for (const path of ["/download", "/app/help/kh"]) {
      await page.goto(site.origin("aurora") + path);
      await page.locator("main h1").first().waitFor();
    }
    await page.getByRole("button", { name: /^我的/ }).last().click();
    const recent = page.getByRole("region", { name: "最近浏览" });
    await expect(recent.getByRole("link")).toHaveText(["App 下载", "个人资料"]);
    await page.evaluate(() => window.localStorage.clear());
    await page.reload();
    await page.getByRole("button", { name: "更多" }).click();
    await expect(recent.getByRole("link")).toHaveText(["App 下载"]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("Back closes the topmost layer, or leaves the page when there is none", async ({
    site,
    sandbox,
  }) => {
    const { page } = site;
    await site.visit(aurora, "/app/help/gywm");
    await site.visit(aurora, QUIET);
    const dialog = authDialog(page, sandbox, aurora);
    const sameDocument = () => page.evaluate(() => "sameDocument" in window);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await dialog.open("login");
    await dialog.box.getByRole("button", { name: "联系在线客服" }).click();
    await expect(page.getByRole("dialog", { name: "温馨提示" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "温馨提示" })).toBeHidden();
    await expect(dialog.name).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/gztk$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/gztk$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await sameDocument()).toBe(true);

    await dialog.open("login");
    await page.getByRole("button", { name: "关闭" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/gywm$/);
    await page.locator("main h1").first().waitFor();
    await page.goForward();
    await expect(page).toHaveURL(/\/gztk$/);
  });
});
