import type { Page } from "playwright/test";
import { seriousFindings } from "./axe.ts";
import { expect, test } from "./open-site.ts";
import { variants, VIEWPORTS } from "./sites.ts";
import { notTraditional } from "./traditional-words.ts";

/** Scrolls the page through, so that what loads when it is seen is there for the picture. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
  });
}

for (const variant of variants()) {
  const { brand, edition, locale } = variant;
  for (const { name, width, height } of VIEWPORTS) {
    test(`${brand.id} ${edition} ${locale} ${name}: home`, async ({ site }) => {
      const { page } = site;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await site.open(variant);

      await expect(page).toHaveTitle(new RegExp(brand.name[locale]));
      const html = page.locator("html");
      await expect(html).toHaveAttribute("data-edition", edition);
      await expect(html).toHaveAttribute("lang", locale);
      const scheme = await html.evaluate((root) => getComputedStyle(root).colorScheme);
      expect(scheme).toBe(edition === "classic" ? "light" : "dark");

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, "horizontal scroll in px").toBeLessThanOrEqual(0);

      if (locale === "zh-TW") {
        const text = await page.evaluate(() => document.body.innerText);
        expect(notTraditional(text), "not traditional").toEqual([]);
      }
      await seeAll(page);
      await page.screenshot({
        path: `artifacts/shots/${brand.id}-${edition}-${locale}-${name}.png`,
        fullPage: true,
      });
      expect(await seriousFindings(page), "axe").toEqual([]);
    });
  }
}
