// A picture of every page in both editions and locales, on a desk and on a phone, for people to look at;
// and what a glance would miss: nothing wider than the window, no simplified text on a zh-TW page.
// `SHOTS=all` takes every brand, otherwise the first one stands for all: the others share its pages.
import type { Page } from "playwright/test";
import { expect, test } from "./player.ts";
import { BOUND, goTo, pathOf, routesOf } from "./routes-of.ts";
import { builtBrands, variants, type Variant, VIEWPORTS } from "./sites.ts";
import { notTraditional } from "./traditional-words.ts";

test.describe.configure({ timeout: 180_000 });

const brands = builtBrands();

for (const variant of variants(process.env["SHOTS"] === "all" ? brands : brands.slice(0, 1))) {
  const { brand, edition, locale } = variant;
  for (const { name: size, ...viewport } of VIEWPORTS) {
    test.describe(`${brand.id} ${edition} ${locale} ${size}`, () => {
      test.use({ viewport });

      test("pages for all", async ({ site }) => {
        await site.visit(variant, "/app/help/kh");
        await shootAll(site.page, variant, { role: "visitor", size });
      });

      test("pages of members", async ({ site, players }) => {
        await players.enter(await players.member(brand.id, BOUND), variant, "/app/help/kh");
        await shootAll(site.page, variant, { role: "member", size });
      });
    });
  }
}

async function shootAll(
  page: Page,
  { brand, edition, locale }: Variant,
  { role, size }: { readonly role: "visitor" | "member"; readonly size: string },
): Promise<void> {
  for (const route of routesOf(brand, role)) {
    const path = pathOf(route);
    await goTo(page, path);
    await page.locator("main h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    const what = `${brand.id} ${edition} ${locale} ${size} ${path}`;
    const file = path.replaceAll("/", "-");
    await page.screenshot({
      path: `artifacts/shots/pages/${brand.id}-${edition}-${locale}-${size}${file}.png`,
      fullPage: true,
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${what}: horizontal scroll in px`).toBeLessThanOrEqual(0);
    if (locale !== "zh-TW") continue;
    const text = await page.evaluate(() => document.body.innerText);
    expect(notTraditional(text), `${what}: not traditional`).toEqual([]);
  }
}
