// Every brand in each edition and locale: the pages with the brand's own layout, texts and documents open without an
// error, in their locale, no wider than the window, and with working links. `npm run matrix` opens every address.
import { test } from "./player.ts";
import { expect } from "./open-site.ts";
import { pagesOf } from "./routes-of.ts";
import { variants, VIEWPORTS } from "./sites.ts";
import { expectSound } from "./soundness.ts";
import { deadLinks, walkPages } from "./walk-pages.ts";

const OF_BRAND = new Set([
  "home",
  "local-sport",
  "agent",
  "sponsor",
  "download",
  "friend-invitation",
  "userinfo",
  "help",
  "legal",
]);

for (const variant of variants()) {
  const { brand, edition, locale } = variant;
  // Each edition and each locale is opened on desktop and on a phone.
  const size = VIEWPORTS[(edition === "classic") === (locale === "zh-CN") ? 0 : 1];

  test.describe(`${brand.id} ${edition} ${locale}`, () => {
    test.use({ viewport: size });

    test("its pages open", async ({ site, players }) => {
      const routes = pagesOf(brand).filter(({ page }) => OF_BRAND.has(page));
      await walkPages({ site, players }, variant, routes, async (name) => {
        await expectSound(site.page, variant, name);
        expect(await deadLinks(site, brand), `${name}: links to no page`).toEqual([]);
      });
    });
  });
}
