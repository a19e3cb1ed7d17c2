// Every brand in each edition and locale: home, and the pages with the brand's own layout, texts and documents, open
// without an error, in their locale, no wider than the window, and with working links. Each of these pages opens once
// per brand, in another edition and locale for the next brand; `npm run matrix` opens every address in all of them.
import { test } from "./player.ts";
import { expect } from "./open-site.ts";
import { pagesOf } from "../../browser/routes-of.ts";
import { builtBrands, variants, VIEWPORTS } from "./sites.ts";
import { expectSound } from "./soundness.ts";
import { deadLinks } from "../../browser/walk-pages.ts";
import { walkPages } from "./walk-pages.ts";

const OF_BRAND = new Set([
  "local-sport",
  "agent",
  "sponsor",
  "download",
  "friend-invitation",
  "userinfo",
  "help",
  "legal",
]);

for (const [turn, brand] of builtBrands().entries()) {
  // Those for members first, so that few variants load a page as one.
  const ofBrand = pagesOf(brand)
    .filter(({ page }) => OF_BRAND.has(page))
    .toSorted((one, other) => Number(other.login === true) - Number(one.login === true));
  const all = variants([brand]);
  const share = Math.ceil(ofBrand.length / all.length);
  for (const [index, variant] of all.entries()) {
    const { edition, locale } = variant;
    const from = ((index + turn) % all.length) * share;
    const routes = ofBrand.slice(from, from + share);
    // Each edition and each locale is opened on desktop and on a phone.
    const size = VIEWPORTS[(edition === "classic") === (locale === "zh-CN") ? 0 : 1];

    test.describe(`${brand.id} ${edition} ${locale}`, () => {
      test.use({ viewport: size });

      test("its pages open", async ({ site, players }) => {
        await walkPages({ site, players }, variant, routes, async (name) => {
          await expectSound(site.page, variant, name);
          expect(await deadLinks(site, brand), `${name}: links to no page`).toEqual([]);
        });
      });
    });
  }
}
