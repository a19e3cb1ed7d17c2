// A hero has one main button: what the page is for.
import { expect, test, variantOf } from "./player.ts";

const PATHS = [
  "/sponsor",
  "/agent",
  "/activity/friendInvitation",
  "/download",
  "/activity/discount",
  "/activity/drawGift/lucky-wheel",
  "/game/sport",
  "/game/egame",
  "/game/chess",
  "/game/fishing",
];

for (const variant of [variantOf("aurora"), variantOf("titan", "professional", "zh-TW")])
  test(`${variant.brand.id}: no hero has two main buttons`, async ({ site }) => {
    const { page } = site;
    for (const path of PATHS) {
      await site.visit(variant, path);
      await site.settled();
      const hero = page.locator("main [data-ground=art]").first();
      // Those that can be pressed; small ones choose what is shown.
      const buttons = await hero
        .locator(":is(a, button):not([aria-disabled])")
        .evaluateAll((all) =>
          all
            .filter((one) => one.getBoundingClientRect().height >= 30)
            .map((one) => [one.textContent, getComputedStyle(one).backgroundColor] as const),
        );
      // The others let the drawing through.
      const solid = buttons.filter(([, ground]) => !/rgba|\//.test(ground)).map(([text]) => text);
      expect(solid.length, `${path}: ${solid.join(", ")}`).toBeLessThan(2);
    }
  });
