// The shell, in a brand with a top bar and one with a side rail.
import type { Page } from "playwright/test";
import { expect, test } from "./open-site.ts";
import { QUIET } from "./player.ts";
import { builtBrands, type BuiltBrand, type Variant } from "./sites.ts";

const brand = (id: string): BuiltBrand => {
  const found = builtBrands().find((candidate) => candidate.id === id);
  if (!found) throw new Error(`brand ${id} is not built`);
  return found;
};

const aurora: Variant = { brand: brand("aurora"), edition: "classic", locale: "zh-CN" };
const titan: Variant = { brand: brand("titan"), edition: "professional", locale: "zh-TW" };
const crimson: Variant = { brand: brand("crimson"), edition: "professional", locale: "zh-CN" };

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test("edition and locale change at once and are remembered; customer service warns first", async ({
  site,
}) => {
  const { page } = site;
  await site.open(aurora, QUIET);
  await test.step("customer service opens an allowed origin in a new tab", async () => {
    await page.getByRole("button", { name: "在线客服" }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("温馨提示")).toBeVisible();
    const link = dialog.getByRole("link", { name: "继续前往" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("href", /^https?:\/\//);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
  const light = await background(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("button", { name: "经典版" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-edition", "professional");
  await expect.poll(() => background(page)).not.toBe(light);
  await page.getByRole("button", { name: "简体中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
  await expect(page).toHaveTitle(/極光體育/);
  await expect(page.getByRole("navigation", { name: "主導覽" })).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole("button", { name: "專業版" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-edition", "professional");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-TW");
});

test("a stored edition applies before the first paint", async ({ site }) => {
  const { page } = site;
  await site.open({ ...aurora, edition: "professional" }, QUIET);
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seenEditions: seen });
    // The body is parsed after the inline script has run and before anything is painted.
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.dataset["edition"]);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.locator("main h1").first().waitFor();
  const seen = await page.evaluate(
    () => (window as unknown as { seenEditions: string[] }).seenEditions,
  );
  expect(new Set(seen)).toEqual(new Set(["professional"]));
});

test("a brand with one edition shows no edition toggle", async ({ site }) => {
  await site.open(crimson, QUIET);
  await expect(site.page.getByRole("button", { name: "专业版" })).toHaveCount(0);
  await expect(site.page.getByRole("button", { name: "简体中文" })).toBeVisible();
});

test("a phone reaches the categories by touch", async ({ site }) => {
  const { page } = site;
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(aurora, QUIET);
  await page.getByRole("button", { name: "分类" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("the root leads to the home page, an unknown address to the not-found page", async ({
  site,
}) => {
  const { page } = site;
  await site.visit(aurora, "/no/such/page");
  await expect(page).toHaveTitle(/页面不存在/);
  await site.visit(aurora, "/");
  await expect(page).toHaveURL(/\/home$/);
});

test("terms show the brand's own document", async ({ site }) => {
  const { page } = site;
  await site.visit(titan, QUIET);
  const main = page.getByRole("main");
  await expect(main).toContainText("泰坦國際");
  await expect(main).toContainText("21");
  await expect(main).not.toContainText("{{");
});

test("a missing page chunk reloads the page once, then shows an error", async ({
  page,
  baseURL,
}) => {
  const origin = `http://aurora.localhost:${new URL(baseURL ?? "").port}`;
  // A page that reloads at once fires no load event: its requests are counted.
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.route(/\/core\/page-legal-/, (route) => route.abort());
  await page.goto(`${origin}/app/help/gztk`);
  await expect(
    page
      .getByRole("alert")
      .or(page.getByRole("heading", { level: 1 }))
      .first(),
  ).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(loads).toBe(2);
});

for (const part of ["overlays-", "footer"]) {
  test(`a page whose ${part} is missing is reloaded once, and stays`, async ({ page, baseURL }) => {
    let loads = 0;
    let refused = 0;
    page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.route(new RegExp(`/core/${part}`), (route) => {
      refused += 1;
      return route.fulfill({ status: 404, body: "" });
    });
    await page.goto(`http://aurora.localhost:${new URL(baseURL ?? "").port}/home`);
    // After the reload the page asks for the missing file again, and works without it.
    await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(2);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    expect(loads).toBe(2);
  });
}

test("a page whose chunk is gone since a release opens after one reload, when it was pressed", async ({
  page,
  baseURL,
}) => {
  const origin = `http://aurora.localhost:${new URL(baseURL ?? "").port}`;
  await page.goto(`${origin}/home`);
  const terms = page.getByRole("contentinfo").getByRole("link", { name: "用户条款" }).first();
  await terms.scrollIntoViewIfNeeded();
  await page.route(/\/core\/page-legal-/, (route) => route.abort());
  page.on("request", (request) => {
    if (request.isNavigationRequest()) void page.unrouteAll();
  });
  await terms.click();
  await expect(page.getByRole("heading", { level: 1, name: "用户条款" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/app/help/gztk");
});

test("a page whose scripts do not load says so, and loads again", async ({ page, baseURL }) => {
  await page.route(/\/core\//, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`http://harbor.localhost:${new URL(baseURL ?? "").port}/home`);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("頁面還沒有載入完成");
  await page.unrouteAll();
  await alert.getByRole("button", { name: "重新載入" }).press("Enter");
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("a failing call shows an error state that recovers", async ({ page, baseURL }) => {
  const games = /\/game\/api\/v1\/venue\/gameList/;
  await page.route(games, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`http://lotus.localhost:${new URL(baseURL ?? "").port}/home`);
  const retry = page.getByRole("button", { name: "重新加载" }).first();
  await retry.scrollIntoViewIfNeeded();
  await page.unroute(games);
  await retry.click();
  await expect(page.getByRole("button", { name: "进入游戏" }).first()).toBeVisible();
});

/**
 * 1.35 times the bare libraries, which `npm run bench` measures, are 158 kB (design: budgets). A budget is met within
 * 25 %; this limit is nearer, so that the first load does not grow unnoticed. Lasting names of exports take 2.3 kB of it
 * (docs/decisions/054), the locale in addresses 0.3 kB, the sections of home in its document 0.4 kB.
 */
const FIRST_LOAD = 170_300;

test("the bundle shows its first load within the budget", () => {
  for (const { id, firstLoad } of builtBrands()) expect(firstLoad, id).toBeLessThan(FIRST_LOAD);
});
