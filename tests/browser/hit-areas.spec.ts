// Every control of the sports pages and the lobbies can be pressed on all of its area.
import { goTo } from "../../browser/routes-of.ts";
import { overlappingControls } from "./hit-areas.ts";
import { expect, test, variantOf } from "./player.ts";
import { enterSport, LOCAL } from "./sport-page.ts";
import { VIEWPORTS } from "./sites.ts";

const LOBBIES = ["sport", "realbet", "chess", "gaming", "lottery", "egame", "fishing"];
const LISTS = [
  "show=FT",
  "sort=time",
  "sport=BK",
  "sport=ALL",
  "show=FSFU",
  "view=results",
  "view=multi",
];

const [DESK, PHONE] = VIEWPORTS;
const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

for (const [variant, viewport, lobbies] of [
  // Lists of a phone have the least room.
  [aurora, PHONE, LOBBIES],
  [titan, PHONE, []],
  [titan, DESK, LOBBIES],
] as const)
  test.describe(`${variant.edition} ${viewport.name}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 600 });

    test("no control covers a part of another", async ({ site, players }) => {
      const { page } = site;
      const found: string[] = [];
      const look = async (name: string) => {
        await page.locator("main h1, main [role=grid] [data-row], main article").first().waitFor();
        await site.settled();
        for (const line of await overlappingControls(page)) found.push(`${name}: ${line}`);
      };
      await enterSport({ site, players, variant });
      await look("sport");
      for (const search of LISTS) {
        await goTo(page, `${LOCAL}?${search}`);
        await look(search);
      }
      for (const lobby of lobbies) {
        await goTo(page, `/game/${lobby}`);
        await look(lobby);
      }
      expect(found).toEqual([]);
    });
  });
