// A site on the home screen of a phone: no bar of the browser, so every page but home has a way back of its own.
import type { Page } from "playwright/test";
import { BOUND, goTo, pathOf, routesOf } from "../../browser/routes-of.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const PHONE = { width: 390, height: 844 };
/** A passing page: it opens a game and leaves by itself. */
const PASSING = new Set(["/loading"]);

async function install(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  // The protocol of the browser cannot emulate `display-mode`.
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
}

for (const [brand, edition] of [
  ["aurora", "classic"],
  ["titan", "professional"],
] as const)
  test(`every page of ${brand} has a way back where it is installed`, async ({ site, players }) => {
    const { page } = site;
    const variant = variantOf(brand, edition);
    await install(page);
    await players.enter(await players.member(brand, BOUND), variant, "/mine/userinfo");
    const back = page.getByRole("button", {
      name: sayOf(brand, "zh-CN")("shell.back"),
      exact: true,
    });
    const without: string[] = [];
    for (const route of routesOf(variant.brand)) {
      const path = pathOf(route);
      if (route.name === "home" || PASSING.has(path)) continue;
      await goTo(page, path);
      await page.locator("main h1").first().waitFor();
      const shown = await back.first().isVisible();
      const count = await back.filter({ visible: true }).count();
      if (!shown || count !== 1) without.push(`${path}: ${count}`);
    }
    expect(without).toEqual([]);
    await goTo(page, "/mine/userinfo");
    await goTo(page, "/app/help/gywm");
    await expect(page).toHaveURL(/gywm/);
    await back.click();
    await expect(page).toHaveURL(/userinfo/);
  });

test("a page opened by its address leads home; a tab of a browser has no such control", async ({
  site,
}) => {
  const { page } = site;
  const variant = variantOf("aurora");
  const back = page.getByRole("button", { name: "返回", exact: true });
  await page.setViewportSize(PHONE);
  await site.visit(variant, "/sponsor");
  await expect(back).toBeHidden();
  await install(page);
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(/\/home/);
  await expect(back).toBeHidden();
});
