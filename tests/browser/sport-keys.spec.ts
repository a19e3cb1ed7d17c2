// The sports page by keys, outside its grid: past everything, through groups of links, back from results.
import { expect, test, variantOf } from "./player.ts";
import { enterSport } from "./sport-page.ts";

for (const variant of [variantOf("aurora"), variantOf("titan", "professional", "zh-TW")]) {
  const { brand } = variant;

  test(`${brand.id}: a link past all controls leads into the grid`, async ({ site, players }) => {
    const { page } = site;
    const sport = await enterSport({ site, players, variant });
    await sport.loaded();
    const skip = page.getByRole("link", { name: sport.say("shell.skipTo.matches") });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(sport.grid.locator("[data-spot]:focus, [data-spot] :focus")).toHaveCount(1);
    await expect(page).not.toHaveURL(/#/);
    // In the place of the list too.
    await page.keyboard.press("Home");
    await sport.matches.first().locator('button[data-spot="0:0"]').press("Enter");
    const detail = page.getByRole("region", { name: sport.say("sport.detail.label") });
    await expect(detail).toBeFocused();
    await skip.focus();
    await page.keyboard.press("Enter");
    await expect(detail).toBeFocused();
  });

  test(`${brand.id}: groups of links are one tab stop each, with arrows inside`, async ({
    site,
    players,
  }) => {
    const { page } = site;
    const sport = await enterSport({ site, players, variant, search: "sport=FT&show=FU" });
    await sport.loaded();
    const sports = page.getByRole("toolbar", { name: sport.say("sport.list.sportsNav") });
    const shows = page.getByRole("toolbar", { name: sport.say("sport.list.showTypes") });
    const days = page.getByRole("toolbar", { name: sport.say("sport.list.days") });
    for (const group of [sports, shows, days])
      await expect(group.locator('a[tabindex="0"]')).toHaveCount(1);
    const stop = shows.locator('a[tabindex="0"]');
    await expect(stop).toHaveAttribute("aria-current", "true");
    await stop.focus();
    await page.keyboard.press("ArrowRight");
    await expect(shows.getByRole("link").nth(3)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(shows.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(shows.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(shows.locator(":focus")).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(shows.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(shows.getByRole("link").last()).toBeFocused();
    // Another sport has other leagues; the stop is what is chosen.
    await sports.locator('a[tabindex="0"]').focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    const name = new RegExp(`^${sport.say("sport.list.sports.BK")}\\s*\\d`);
    const basketball = sports.getByRole("link", { name });
    await basketball.click();
    await expect(basketball).toHaveAttribute("aria-current", "true");
    await expect(sports.locator('a[tabindex="0"]')).toHaveCount(1);
    await expect(basketball).toHaveAttribute("tabindex", "0");
  });

  for (const width of [1366, 390])
    test(`${brand.id} ${width}: who leaves the results goes on where they are opened`, async ({
      site,
      players,
    }) => {
      const { page } = site;
      await page.setViewportSize({ width, height: 844 });
      const sport = await enterSport({ site, players, variant });
      await sport.loaded();
      const way = sport.link("sportsNav", sport.say("sport.list.results"));
      await way.press("Enter");
      const results = page.getByRole("region", { name: sport.say("sport.results.title") });
      const pages = results.getByRole("navigation", { name: sport.say("ui.pagination.label") });
      // Soon after midnight little has ended today.
      const days = results.getByRole("group", { name: sport.say("sport.results.day") });
      await days.locator("label").nth(1).click();
      await expect(days.getByRole("radio").nth(1)).toBeChecked();
      await expect(pages).toBeVisible();
      if (width === 390) {
        for (const button of await pages.getByRole("button").all()) {
          const box = await button.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
        }
      }
      await results.getByRole("button", { name: sport.say("sport.detail.back") }).press("Enter");
      await expect(results).toBeHidden();
      await expect(way).toBeFocused();
    });
}
