// The local view's filters that work without feed changes.
import { QUICK_LEAGUES, SHOW_TYPES, SPORT_TYPES } from "#contract/betting/sports.ts";
import { expect, test, variantOf } from "./player.ts";
import { type Say, sayOf } from "./site-texts.ts";
import { bookNow, enterSport, football, ownOf } from "./sport-page.ts";
import type { Variant } from "./sites.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");
const lotus = variantOf("lotus", "professional");

const wordsOf = ({ brand, locale }: Variant): Say => {
  const say = sayOf(brand.id, locale);
  return (key, values) => say(`sport.list.${key}`, values);
};

test("sports, show types, days and leagues narrow the list; a show type resets the rest", async ({
  site,
  players,
}) => {
  const sport = await enterSport({ site, players, variant: aurora });
  const { page, say, grid, matches, link, loaded } = sport;
  const t = wordsOf(aurora);
  await loaded();
  const live = await bookNow(site, "BK.RB");
  const shows = page.getByRole("navigation", { name: t("showTypes") }).getByRole("link");
  const show = (name: string) => shows.filter({ hasText: t(`shows.${name}`) }).first();
  const days = page.getByRole("navigation", { name: t("days") }).getByRole("link");
  await test.step("football in play comes first; counts are the server's", async () => {
    await expect(link("sportsNav", new RegExp(`^${t("sports.FT")} ?\\d`))).toHaveAttribute(
      "aria-current",
      "true",
    );
    for (const type of SPORT_TYPES) {
      const named = new RegExp(`^${t(`sports.${type}`)} ?\\d*$`);
      await expect(link("sportsNav", named).first()).toBeVisible();
    }
    await expect(shows).toHaveCount(SHOW_TYPES.length);
    await expect(shows.first()).toContainText(t("shows.RB"));
    await link("sportsNav", new RegExp(`^${t("sports.BK")} ?\\d`)).click();
    await expect(page).toHaveURL(/sport=BK/);
    await expect(shows.first()).toHaveText(new RegExp(`${live.matches.length}$`));
    await expect(page.getByRole("grid")).toBeVisible();
  });
  await test.step("early matches of a day and a league", async () => {
    await show("FU").click();
    await expect(days).toHaveCount(9);
    await days.nth(2).click();
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
    await expect(days.nth(2)).toHaveAttribute("aria-current", "true");
    await link("quickLeagues", /.+/).nth(1).click();
    await expect(page).toHaveURL(/leagues=/);
  });
  await test.step("another show type resets day and league, and keeps the sport", async () => {
    await show("FT").click();
    await expect(page).not.toHaveURL(/leagues=|date=/);
    await expect(page).toHaveURL(/sport=BK/);
    await expect(days).toHaveCount(0);
  });
  await test.step("back and forward undo and redo what was chosen", async () => {
    await loaded();
    await matches.first().getByTitle(t("openMatch")).click();
    const detail = page.getByRole("region", { name: say("sport.detail.label") });
    await expect(detail).toBeVisible();
    await expect(page).toHaveURL(/game=/);
    await page.goBack();
    await expect(grid).toBeVisible();
    await expect(show("FT")).toHaveAttribute("aria-current", "true");
    await page.goBack();
    await expect(show("FU")).toHaveAttribute("aria-current", "true");
    await page.goForward();
    await expect(show("FT")).toHaveAttribute("aria-current", "true");
    await page.goForward();
    await expect(detail).toBeVisible();
  });
});

test("leagues are chosen by quick links, or in a dialog with a search", async ({
  site,
  players,
}) => {
  const sport = await enterSport({ site, players, variant: titan, search: "show=FT" });
  const { page, leagues, link, loaded } = sport;
  const t = wordsOf(titan);
  await loaded();
  await test.step("quick links: all, and the seven of football", async () => {
    const quick = link("quickLeagues", /.+/);
    await expect(quick).toHaveCount(1 + QUICK_LEAGUES.length);
    await expect(quick.first()).toHaveText(t("quick.all"));
    const some = quick.filter({ hasText: /[1-9]\d*$/ }).nth(0);
    const name = nameIn(await some.innerText());
    await some.click();
    await expect(page).toHaveURL(/leagues=\d+$/);
    await expect(leagues).toHaveCount(1);
    await expect(leagues.first()).toContainText(name);
    await quick.first().click();
    await expect(page).not.toHaveURL(/leagues=/);
  });
  await page
    .locator("button[aria-haspopup=dialog]")
    .filter({ hasText: t("allLeagues") })
    .click();
  const dialog = page.getByRole("dialog", { name: t("leagueDialog") });
  const boxes = dialog.getByRole("checkbox");
  const ticked = dialog.getByRole("checkbox", { checked: true });
  const press = (key: string, values?: Readonly<Record<string, number>>) =>
    dialog.getByRole("button", { name: t(key, values) }).click();
  const search = dialog.getByRole("textbox", { name: t("leagueSearch") });
  await expect(boxes.first()).toBeChecked();
  const all = await boxes.count();
  await press("tick.none");
  await expect(ticked).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: t("showChosen", { number: 0 }) })).toBeDisabled();
  const name = nameIn(await dialog.getByRole("listitem").nth(1).innerText());
  await search.fill(name);
  await press("tick.all");
  const chosen = await boxes.count();
  expect(chosen).toBeLessThan(all);
  await search.fill("没有这样的联赛");
  await expect(dialog).toContainText(t("noLeague"));
  await search.fill("guanjunbei");
  const cups = dialog.getByRole("listitem");
  await expect(cups.first()).toContainText("冠軍盃");
  for (const cup of await cups.all()) await expect(cup).toContainText("冠軍盃");
  await search.fill("");
  await expect(ticked).toHaveCount(chosen);
  await press("tick.invert");
  await expect(ticked).toHaveCount(all - chosen);
  await press("tick.invert");
  await press("showChosen", { number: chosen });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/leagues=/);
  await expect(leagues.first()).toContainText(name);
});

/** A league's name without its count. */
const nameIn = (text: string) => text.replace(/\s*\d+\s*$/, "").trim();

test("search finds teams and leagues; followed matches survive a reload", async ({
  site,
  players,
}) => {
  const sport = await enterSport({ site, players, variant: lotus });
  const { page, search, leagues, matches, loaded } = sport;
  const t = wordsOf(lotus);
  await loaded();
  const match = ownOf(football(await bookNow(site, "FT.RB", lotus.locale)), "look");
  const star = sport.row(match.gameId).getByRole("button", { name: t("follow") });
  await test.step("search", async () => {
    await search.fill("zzzz");
    await expect(page.getByText(t("empty.search.title"))).toBeVisible();
    await search.press("Escape");
    await loaded();
    await search.fill(match.league);
    await expect(leagues.first()).toContainText(match.league);
    await sport.find(match);
    for (const row of await matches.all()) await expect(row).toContainText(match.team_h);
  });
  await test.step("follow", async () => {
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await loaded();
    await sport.link("sportsNav", new RegExp(t("picks.follows"))).click();
    await expect(page).toHaveURL(/pick=follows/);
    await expect(matches).toHaveCount(1);
    await star.click();
    await expect(page.getByText(t("empty.follows.title"))).toBeVisible();
  });
});

test("the list is sorted by time, folded, and shown in two columns", async ({ site, players }) => {
  const sport = await enterSport({ site, players, variant: titan, search: "show=FT" });
  const { page, matches, leagues, loaded } = sport;
  const t = wordsOf(titan);
  await loaded();
  await page.getByText(t("byTime"), { exact: true }).click();
  await expect(page).toHaveURL(/sort=time/);
  const times = page.locator("[data-row] time");
  await expect(times.first()).toBeVisible();
  const starts = await times.evaluateAll((found) =>
    found.map((time) => Date.parse(time.getAttribute("datetime") ?? "")),
  );
  expect(starts.length).toBeGreaterThan(3);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  await page.getByText(t("byLeague"), { exact: true }).click();
  await expect(page).toHaveURL(/sort=league/);
  await page.getByRole("button", { name: t("foldAll") }).click();
  await expect(matches).toHaveCount(0);
  await expect(leagues.nth(5)).toBeVisible();
  await leagues.nth(1).getByRole("button").first().click();
  await expect(matches.first()).toBeVisible();
  await page.getByRole("button", { name: t("unfoldAll") }).click();
  await expect(leagues.first().getByRole("button").first()).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await page.getByRole("button", { name: t("columns.two") }).click();
  const cells = matches.first().getByRole("gridcell");
  await expect(cells).toHaveCount(2);
  const [one, two] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(one?.y).toBe(two?.y);
  await page.reload();
  await loaded();
  await expect(page.getByRole("button", { name: t("columns.one") })).toBeVisible();
});
