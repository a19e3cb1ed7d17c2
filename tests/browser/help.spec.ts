// The help area: menu, deep links, search, phone, print; in two brands with different pages.
import type { Page } from "playwright/test";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test } from "./open-site.ts";
import { goTo } from "../../browser/routes-of.ts";
import { sayOf } from "./site-texts.ts";
import { builtBrands, type BuiltBrand, type Variant } from "./sites.ts";

const brand = (id: string): BuiltBrand => {
  const found = builtBrands().find((candidate) => candidate.id === id);
  if (!found) throw new Error(`brand ${id} is not built`);
  return found;
};

const aurora: Variant = { brand: brand("aurora"), edition: "classic", locale: "zh-CN" };
const jade: Variant = { brand: brand("jade"), edition: "professional", locale: "zh-TW" };
const harbor: Variant = { brand: brand("harbor"), edition: "classic", locale: "zh-TW" };
const lotus: Variant = { brand: brand("lotus"), edition: "classic", locale: "zh-CN" };

test.describe("help", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
  });

  test("a link to a section, the menu from page to page, the terms, the search by keyboard alone", async ({
    site,
    context,
  }) => {
    const { page } = site;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await site.open(aurora, "/app/help/RQGL#s3");
    await test.step("in another letter case", () =>
      expect(page).toHaveURL(`${site.origin("aurora")}/app/help/rqgl#s3`));
    await test.step("at the section, whose link is copied", async () => {
      const heading = page.locator("h2#s3");
      await expect(heading).toBeInViewport();
      expect((await heading.boundingBox())?.y).toBeLessThan(250);
      const name = await heading.innerText();
      const contents = page.getByRole("navigation", { name: "本页内容" });
      await expect(contents.locator("[aria-current]")).toHaveText(name);
      await heading.hover();
      await page.getByRole("button", { name: `复制“${name}”的链接` }).click();
      await expect(page.getByText("复制成功")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });
    await test.step("menu and neighbours", async () => {
      const menu = page.getByRole("navigation", { name: "帮助目录" });
      await expect(menu.getByRole("link")).toHaveCount(23);
      await menu.getByRole("link", { name: "让球盘怎么看" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("让球盘怎么看");
      await expect(page).toHaveTitle(/^让球盘怎么看 - /);
      await expect(menu.locator("[aria-current=page]")).toHaveText("让球盘怎么看");
      await page.getByRole("navigation", { name: "相邻的说明" }).getByText("下一篇").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("大小球怎么看");
    });
    await test.step("the terms: menu, contents, version", () => readTerms(page));
    await test.step("the search", () => searchHelp(page));
  });

  test("switched-off features are in no menu, search result or link", async ({ site }) => {
    const { page } = site;
    await site.open(harbor, "/app/help/qtwt");
    const area = page.getByRole("main");
    const off = area.locator('a[href*="rqgl"], a[href*="tywt"]');
    await expect(off).toHaveCount(0);
    await page.getByRole("searchbox").fill("讓球");
    await expect(page.getByText(/找到 \d+ 筆結果/)).toBeAttached();
    await expect(off).toHaveCount(0);
    await page.goto(`${site.origin("harbor")}/app/help/rqgl`);
    await expect(page).toHaveTitle(/^頁面不存在 - /);
  });

  test("deposit pages are in the menu and open by address unless the flag closes them", async ({
    site,
  }) => {
    const { page } = site;
    await site.open(lotus, "/app/help/kh");
    const menu = page.getByRole("navigation", { name: "帮助目录" });
    await expect(menu.getByRole("link", { name: "如何取款" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "如何存款" })).toHaveCount(0);
    await site.visit(lotus, "/app/help/ck");
    await expect(page).toHaveTitle(/页面不存在/);
    await site.visit(aurora, "/app/help/ck");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("如何存款");
  });

  test("the customer service page starts with the contact; a page prints only its text", async ({
    site,
  }) => {
    const { page } = site;
    await site.open(jade, "/app/help/zxkf");
    await page.getByRole("article").getByRole("button", { name: "聯絡線上客服" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const part of ["banner", "contentinfo", "navigation", "search", "complementary"] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    const ink = page.getByRole("article").locator("p").first();
    await expect(ink).toHaveCSS("color", "rgb(0, 0, 0)");
  });
});

async function readTerms(page: Page): Promise<void> {
  const menu = page.getByRole("navigation", { name: "帮助目录" });
  await menu.getByRole("link", { name: "隐私政策" }).click();
  await expect(menu.locator("[aria-current=page]")).toHaveText("隐私政策");
  await page.getByRole("navigation", { name: "相邻的说明" }).getByText("上一篇").click();
  await expect(menu.locator("[aria-current=page]")).toHaveText("用户条款");
  const contents = page.getByRole("navigation", { name: "本页内容" });
  await contents.getByRole("link", { name: "投注规则" }).click();
  await expect(page.getByRole("heading", { name: "投注规则" })).toBeInViewport();
  await expect(page.getByRole("article")).toContainText(/生效日期.*文本版本.*校验值 [0-9a-f]{16}/s);
  await page.getByRole("searchbox").fill("负责任博彩");
  const results = page.getByRole("list", { name: "搜索结果" }).getByRole("link");
  await expect(results.filter({ hasText: "用户条款 · 理性娱乐" })).toHaveCount(1);
}

/** Finds a section, or says that there is none. */
async function searchHelp(page: Page): Promise<void> {
  const field = page.getByRole("searchbox", { name: "搜索帮助" });
  await field.fill("钢琴");
  await expect(page.getByText("没有找到相关说明").first()).toBeVisible();
  await page.getByRole("search").getByRole("button", { name: "联系在线客服" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await field.fill("让球");
  const results = page.getByRole("list", { name: "搜索结果" }).getByRole("link");
  await expect(results.first()).toContainText("让球盘怎么看");
  await expect(results.first().locator("mark").first()).toHaveText("让球");
  expect(await seriousFindings(page, "main")).toEqual([]);
  await field.press("ArrowDown");
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(results).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("让球盘怎么看");
}

test.describe("help on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("opens from the bottom bar, has its menu in a sheet, and tables that scroll inside", async ({
    site,
  }) => {
    const { page } = site;
    await site.open(jade);
    const say = sayOf(jade.brand.id, jade.locale);
    await page.getByRole("button", { name: say("shell.more.title") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: say("shell.help.name") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("如何開戶");
    await goTo(page, "/app/help/rqgl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/讓球/);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
    await page.getByRole("button", { name: /說明目錄|幫助目錄/ }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("link", { name: "如何開戶" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("如何開戶");
  });
});
