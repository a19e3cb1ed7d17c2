// Every page, dialog and sports view once per edition: no serious axe finding, no text or target that is too small.
// The build checks the colours of brands; `npm run matrix` checks every page of every brand.
import { drawn, seriousFindings } from "./axe.ts";
import { expect } from "./open-site.ts";
import { test, variantOf } from "./player.ts";
import { pagesOf } from "./routes-of.ts";
import { VIEWPORTS } from "./sites.ts";
import { expectSound } from "./soundness.ts";
import { walkDialogs } from "./walk-dialogs.ts";
import { walkPages } from "./walk-pages.ts";
import { walkSport } from "./walk-sport.ts";

const [DESK, PHONE] = VIEWPORTS;

for (const [variant, viewport] of [
  [variantOf("aurora", "classic", "zh-CN"), PHONE],
  [variantOf("titan", "professional", "zh-TW"), DESK],
] as const) {
  test.describe(`${variant.brand.id} ${variant.edition} ${viewport.name}`, () => {
    test.use({ viewport });
    const lookOn =
      ({ page }: { readonly page: Parameters<typeof seriousFindings>[0] }) =>
      async (name: string) => {
        await drawn(page);
        await expectSound(page, variant, name);
        expect(await seriousFindings(page), `${name}: axe`).toEqual([]);
      };

    for (const half of [0, 1]) {
      test(`every page, half ${half + 1} of 2`, async ({ site, players }) => {
        const routes = pagesOf(variant.brand).filter((_, index) => index % 2 === half);
        await walkPages({ site, players }, variant, routes, lookOn(site));
      });
    }

    test("the auth dialog in each mode", async ({ site, players, sandbox }) => {
      await walkDialogs({ site, players, sandbox }, variant, lookOn(site));
    });

    test("the views of the sports page", async ({ site, players }) => {
      await walkSport({ site, players }, variant, lookOn(site));
    });
  });
}
