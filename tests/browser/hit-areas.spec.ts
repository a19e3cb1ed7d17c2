// Every control of the sports lists can be pressed on all of its area on a phone, where they have the least room.
// accessibility.spec.ts looks at the other pages, and `npm run matrix` at all of them in all widths.
import { goTo } from "../../browser/routes-of.ts";
import { overlappingControls } from "./hit-areas.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { bettable, enterSport, LOCAL, ownOf } from "./sport-page.ts";
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

test("no control of a sheet covers a part of another", async ({ site, players }) => {
  const { page } = site;
  const variant = variantOf("aurora");
  const say = sayOf(variant.brand.id, variant.locale);
  const sheet = page.getByRole("dialog");
  const found: string[] = [];
  const look = async (what: string) => {
    await site.settled();
    for (const line of await overlappingControls(page)) found.push(`${what}: ${line}`);
  };
  const sport = await enterSport({ site, players, variant });
  const match = ownOf(await bettable(site, variant.locale), "hit areas");
  await sport.find(match);
  await sport.row(match.gameId).locator("[data-spot] button").first().click();
  await expect(sheet.getByRole("article")).toBeVisible();
  await look("slip with its keypad");
  await sheet.getByRole("button", { name: say("sport.view.keypad.close") }).click();
  await sheet.getByRole("button", { name: say("sport.view.options") }).click();
  await sheet.getByRole("button", { name: say("sport.view.clear") }).scrollIntoViewIfNeeded();
  await look("slip");
  await sheet.getByRole("button", { name: say("sport.rail.closeSheet") }).press("Enter");
  await expect(sheet).toHaveCount(0);
  await page.locator("[data-tour=more]").click();
  await expect(sheet).toBeVisible();
  await look("own sheet");
  await sheet.getByRole("button", { name: say("ui.chat.lobby") }).click();
  await sheet.getByRole("textbox").waitFor();
  await look("chat");
  expect(found).toEqual([]);
});

test("no control of a member's bets covers a part of another", async ({ site, players }) => {
  const { page } = site;
  const variant = variantOf("aurora");
  const say = sayOf(variant.brand.id, variant.locale);
  // A demo member with open bets.
  const owner = { site: variant.brand.id, name: "demo88", password: "", phone: "", email: "" };
  await players.enter(owner, variant, LOCAL);
  await page.getByRole("button", { name: new RegExp(`^${say("sport.rail.tab.bets")}`) }).click();
  await page.getByRole("dialog").getByRole("article").first().waitFor();
  await site.settled();
  expect(await overlappingControls(page)).toEqual([]);
});
