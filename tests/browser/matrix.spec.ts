// Home in every brand, edition and locale, on a desk and on a phone: it opens, is free of serious findings of axe,
// fits the window, and leaves a picture of each.
import { seriousFindings } from "./axe.ts";
import { expect, type SitePage, test } from "./open-site.ts";
import { takePicture } from "./picture.ts";
import { variants, type Variant, VIEWPORTS } from "./sites.ts";
import { notTraditional } from "./traditional-words.ts";

for (const variant of variants()) {
  const { brand, edition, locale } = variant;
  test(`${brand.id} ${edition} ${locale}: home`, async ({ site }) => {
    const { page } = site;
    // One locale opens on the desk, the other on the phone; each goes on to the other size.
    const sizes = locale === "zh-CN" ? VIEWPORTS : VIEWPORTS.toReversed();
    for (const [index, { name, ...size }] of sizes.entries()) {
      await page.setViewportSize(size);
      if (index === 0) await open(site, variant);
      await test.step(name, () => look(site, variant, name));
    }
  });
}

async function open(site: SitePage, variant: Variant): Promise<void> {
  const { brand, edition, locale } = variant;
  await site.visit(variant);
  await expect(site.page).toHaveTitle(new RegExp(brand.name[locale]));
  const html = site.page.locator("html");
  await expect(html).toHaveAttribute("data-edition", edition);
  await expect(html).toHaveAttribute("lang", locale);
  const scheme = await html.evaluate((root) => getComputedStyle(root).colorScheme);
  expect(scheme).toBe(edition === "classic" ? "light" : "dark");
}

async function look(
  site: SitePage,
  { brand, edition, locale }: Variant,
  size: string,
): Promise<void> {
  const { page } = site;
  await seeAll(site);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "horizontal scroll in px").toBeLessThanOrEqual(0);
  if (locale === "zh-TW") {
    const text = await page.evaluate(() => document.body.innerText);
    expect(notTraditional(text), "not traditional").toEqual([]);
  }
  await takePicture(page, `${brand.id}-${edition}-${locale}-${size}`, { fullPage: true });
  expect(await seriousFindings(page), "axe").toEqual([]);
}

/** Scrolls the page through, so that what loads when it is seen is there for the picture. */
async function seeAll(site: SitePage): Promise<void> {
  await site.page.evaluate(async () => {
    // A browser without a screen may stop drawing until somebody asks for a picture.
    const frame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
        setTimeout(resolve, 1000);
      });
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
  });
  await site.settled();
}
