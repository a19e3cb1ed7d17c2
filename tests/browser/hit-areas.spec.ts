// Every control of the sports lists can be pressed on all of its area on a phone, where they have the least room.
// accessibility.spec.ts looks at the other pages, and `npm run matrix` at all of them in all widths.
import { goTo } from "../../browser/routes-of.ts";
import { overlappingControls } from "./hit-areas.ts";
import { expect, test, variantOf } from "./player.ts";
import { enterSport, LOCAL } from "./sport-page.ts";
import { VIEWPORTS } from "./sites.ts";

const LISTS = [
  "",
  "?show=FT",
  "?sort=time",
  "?sport=BK",
  "?sport=ALL",
  "?show=FSFU",
  "?view=results",
  "?view=multi",
];

test.use({ viewport: VIEWPORTS[1], hasTouch: true });

test("no control of the sports lists covers a part of another", async ({ site, players }) => {
  const { page } = site;
  const found: string[] = [];
  await enterSport({ site, players, variant: variantOf("aurora") });
  for (const search of LISTS) {
    if (search !== "") await goTo(page, `${LOCAL}${search}`);
    await page.locator("main [role=grid] [data-row], main article, main h1").first().waitFor();
    await site.settled();
    for (const line of await overlappingControls(page)) found.push(`${search}: ${line}`);
  }
  expect(found).toEqual([]);
});
