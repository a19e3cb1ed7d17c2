// A page at 400 % and a phone that lies down: what stays while the page scrolls leaves three quarters to it.
import { fixedBars } from "../../browser/fixed-bars.ts";
import { goTo } from "../../browser/routes-of.ts";
import { expect, test, variantOf } from "./player.ts";
import { bettable, enterSport, ownOf } from "./sport-page.ts";

const SIZES = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
];

const PATHS = ["/activity/discount", "/game/egame", "/mine/savemoney", "/mine/userinfo", "/home"];

/** The first has its categories across the top, the second beside the page. */
const VARIANTS = [variantOf("aurora"), variantOf("titan", "professional", "zh-TW")];

for (const [index, viewport] of SIZES.entries())
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("bars take a quarter at most, also with a price picked", async ({ site, players }) => {
      const { page } = site;
      const variant = VARIANTS[index] ?? variantOf("aurora");
      const sport = await enterSport({ site, players, variant });
      await sport.loaded();
      const fits = async (what: string) => {
        const { share, bars } = await fixedBars(page);
        expect(share, [what, ...bars].join("\n")).toBeLessThanOrEqual(0.25);
      };
      await fits("sports");
      const match = ownOf(await bettable(site, variant.locale), "low window");
      await page.evaluate(() => window.scrollTo(0, 0));
      await sport.find(match);
      await sport.row(match.gameId).locator("button[aria-pressed=false]").first().click();
      await expect(sport.row(match.gameId).locator("button[aria-pressed=true]")).toHaveCount(1);
      await fits("sports with a pick");
      for (const path of PATHS) {
        await goTo(page, path);
        await site.settled();
        await fits(path);
      }
    });
  });
