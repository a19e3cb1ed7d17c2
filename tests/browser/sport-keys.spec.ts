// The sports page by keyboard, outside its grid: skip link, groups of links, back from the results.
import { expect, test, variantOf } from "./player.ts";
import { enterSport, type SportPage } from "./sport-page.ts";

test("a skip link leads into the grid, groups of links are one tab stop each", async ({
  site,
  players,
}) => {
  const { page } = site;
  await page.setViewportSize({ width: 1366, height: 844 });
  const variant = variantOf("aurora");
  const sport = await enterSport({ site, players, variant, search: "sport=FT&show=FU" });
  await sport.loaded();
  await test.step("the skip link leads to the list, or to what stands in its place", async () => {
    const skip = page.getByRole("link", { name: sport.say("shell.skipTo.matches") });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(sport.grid.locator("[data-spot]:focus, [data-spot] :focus")).toHaveCount(1);
    await expect(page).not.toHaveURL(/#/);
    await page.keyboard.press("Home");
    await sport.matches.first().locator('button[data-spot="0:0"]').press("Enter");
    const detail = page.getByRole("region", { name: sport.say("sport.detail.label") });
    await expect(detail).toBeFocused();
    await skip.focus();
    await page.keyboard.press("Enter");
    await expect(detail).toBeFocused();
    await page.goBack();
    await sport.loaded();
  });
  await test.step("arrows move within a group of links", () => movesInGroup(sport));
  await test.step("the tab stop of a group is the chosen link", async () => {
    const sports = page.getByRole("toolbar", { name: sport.say("sport.list.sportsNav") });
    const name = new RegExp(`^${sport.say("sport.list.sports.BK")}\\s*\\d`);
    const basketball = sports.getByRole("link", { name });
    await basketball.click();
    await expect(basketball).toHaveAttribute("aria-current", "true");
    await expect(sports.locator('a[tabindex="0"]')).toHaveCount(1);
    await expect(basketball).toHaveAttribute("tabindex", "0");
  });
  await test.step("closing the results returns the focus to their link", async () => {
    const opener = sport.link("sportsNav", sport.say("sport.list.results"));
    await opener.press("Enter");
    const results = page.getByRole("region", { name: sport.say("sport.results.title") });
    await results.getByRole("button", { name: sport.say("sport.detail.back") }).press("Enter");
    await expect(results).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

async function movesInGroup({ page, say }: SportPage): Promise<void> {
  const group = (key: string) => page.getByRole("toolbar", { name: say(`sport.list.${key}`) });
  for (const key of ["sportsNav", "showTypes", "days"])
    await expect(group(key).locator('a[tabindex="0"]')).toHaveCount(1);
  const shows = group("showTypes");
  const link = shows.getByRole("link");
  const stop = shows.locator('a[tabindex="0"]');
  await expect(stop).toHaveAttribute("aria-current", "true");
  await stop.focus();
  await page.keyboard.press("ArrowRight");
  await expect(link.nth(3)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(link.first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(link.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(shows.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(link.first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(link.last()).toBeFocused();
}
