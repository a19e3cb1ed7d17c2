// A page at 400 % and a phone that lies down: what stays while the page scrolls leaves three quarters to it.
import { fixedBars } from "../../browser/fixed-bars.ts";
import { goTo } from "../../browser/routes-of.ts";
import { overlappingControls } from "./hit-areas.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
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
    test.use({ viewport, hasTouch: true });

    test("bars take a quarter at most, also with a price picked", async ({ site, players }) => {
      const { page } = site;
      const variant = VARIANTS[index] ?? variantOf("aurora");
      const say = sayOf(variant.brand.id, variant.locale);
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
      await sport.row(match.gameId).locator("[data-spot] button").first().click();

      const sheet = page.getByRole("dialog");
      await expect(sheet.getByRole("article")).toBeVisible();
      await site.settled();
      expect(await sheet.evaluate(stuckShare), "in the slip").toBeLessThanOrEqual(0.25);
      await sheet.getByRole("button", { name: say("sport.rail.closeSheet") }).press("Enter");
      await expect(sheet).toHaveCount(0);
      await fits("sports with a pick");
      for (const path of PATHS) {
        await goTo(page, path);
        await site.settled();
        await fits(path);
      }

      await page.locator("[data-tour=more]").click();
      await sheet.getByRole("button", { name: say("ui.chat.lobby") }).click();
      const log = page.getByRole("log");
      await expect(log).toBeVisible();
      const { height } = (await log.boundingBox()) ?? { height: 0 };
      expect(height, "of the chat's lines").toBeGreaterThan(viewport.height / 4);
      expect(await overlappingControls(page)).toEqual([]);
    });
  });

/** Runs in the page. @returns of the window's height, what sticks over what scrolls in a sheet */
function stuckShare(sheet: Element): number {
  const stuck = [...sheet.querySelectorAll("*")].filter((element) =>
    /sticky|fixed/.test(getComputedStyle(element).position),
  );
  const heights = stuck.map((element) => element.getBoundingClientRect().height);
  return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
}
