// Opens the views of the sports page and calls `look` on each.
import { expect } from "./open-site.ts";
import type { Variant } from "./sites.ts";
import { bookNow, enterSport, football, LOCAL, ownOf } from "./sport-page.ts";
import type { Look } from "../../browser/walk-pages.ts";
import type { Means } from "./walk-pages.ts";

export async function walkSport(means: Means, variant: Variant, look: Look): Promise<void> {
  const { site } = means;
  const { page } = site;
  const main = page.getByRole("main");
  const sport = await enterSport({ ...means, variant });
  await sport.loaded();
  await look("sport-list");

  const matches = football(await bookNow(site, "FT.RB", variant.locale));
  const inPlay = matches.filter(({ state, more }) => state.se_now === "1H" && more > 10);
  await site.visit(variant, `${LOCAL}?game=${ownOf(inPlay, "look").gameId}`);
  await expect(main.locator("details").first()).toBeVisible();
  await look("sport-match");
  await main.getByRole("tab").nth(1).click();
  await expect(main.getByRole("region").locator("svg").first()).toBeVisible();
  await look("sport-facts");
  await main.getByRole("tab").nth(2).click();
  await expect(main.getByRole("table").last()).toBeVisible();
  await look("sport-history");

  await site.visit(variant, `${LOCAL}?show=FSFU`);
  await expect(main.getByRole("article").first()).toBeVisible();
  // Where show types scroll sideways, the selected one must be visible.
  const shown = sport.link("showTypes", new RegExp(sport.say("sport.list.shows.FSFU")));
  await expect(shown).toBeInViewport({ ratio: 0.99 });
  await look("sport-champions");

  await sport.link("sportsNav", sport.say("sport.list.results")).click();
  await main.locator("fieldset label").nth(1).click();
  await expect(main.getByRole("listitem").filter({ hasText: " - " }).first()).toBeVisible();
  await look("sport-results");

  await site.visit(variant, `${LOCAL}?pick=popular`);
  await sport.loaded();
  await look("sport-popular");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("searchbox", { name: sport.say("sport.find.label") }).fill("hx");
  const found = page.getByRole("list", { name: sport.say("sport.find.results") });
  await expect(found.getByRole("link").first()).toBeVisible();
  await look("sport-search");

  await site.visit(variant, `${LOCAL}?view=multi`);
  const view = main.getByRole("region", { name: sport.say("sport.list.multi"), exact: true });
  const offers = view.getByRole("region").getByRole("listitem");
  for (const count of [1, 2]) {
    await offers.first().getByRole("button").click();
    await expect(main.getByRole("article")).toHaveCount(count);
  }
  await look("sport-multi");
}
