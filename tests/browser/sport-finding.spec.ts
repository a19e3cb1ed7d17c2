// Finding matches: search, favourites, several matches side by side.
import { expect, test, variantOf } from "./player.ts";
import { enterSport } from "./sport-page.ts";

const titan = variantOf("titan", "professional");

test("a search by pinyin with the keyboard leads to a match, whose team is then followed", async ({
  site,
  players,
}) => {
  const sport = await enterSport({ site, players, variant: titan, search: "show=FT" });
  const { page, say, loaded, matches } = sport;
  await loaded();
  const team = "申江";
  await test.step("search", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    const field = page.getByRole("searchbox", { name: say("sport.find.label") });
    await expect(field).toBeFocused();
    await page.keyboard.type("shenjiang");
    const hits = page.getByRole("list", { name: say("sport.find.results") }).getByRole("link");
    const first = hits.filter({ hasText: say("sport.list.versus") }).first();
    await expect(first).toContainText(team);
    const steps = (await hits.allTextContents()).findIndex((text) =>
      text.includes(say("sport.list.versus")),
    );
    for (let step = 0; step <= steps; step++) await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/game=/);
  });
  const detail = page.getByRole("region", { name: say("sport.detail.label") });
  const star = detail.getByRole("button", {
    name: say("sport.detail.followNamed", { name: team }),
  });
  await test.step("follow the team", async () => {
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await sport.link("sportsNav", new RegExp(say("sport.list.picks.follows"))).click();
    await expect(page).toHaveURL(/pick=follows/);
    await loaded();
    for (const row of await matches.all()) await expect(row).toContainText(team);
    await page.reload();
    const followed = page.getByRole("list", { name: say("sport.list.followedNames") });
    await expect(followed).toContainText(team);
  });
  await test.step("two matches side by side, with the slip of the page", async () => {
    await sport.link("sportsNav", new RegExp(say("sport.list.multi"))).click();
    const view = page.getByRole("region", { name: say("sport.list.multi"), exact: true });
    const offers = view.getByRole("region").getByRole("listitem");
    for (const count of [1, 2]) {
      await offers.first().getByRole("button").click();
      await expect(view.getByRole("article")).toHaveCount(count);
    }
    const price = view
      .getByRole("article")
      .last()
      .locator("button[aria-pressed=false]:has(b):enabled");
    await price.first().click();
    await expect(page.locator("[data-slip-rail]")).toContainText(say("sport.rail.tab.slip"));
    await expect(
      view.getByRole("article").last().locator("button[aria-pressed=true]:has(b)"),
    ).toHaveCount(1);
  });
});
