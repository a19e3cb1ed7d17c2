// The local view's filters, as far as they do not need the feed to move.
import { QUICK_LEAGUES, SHOW_TYPES, SPORT_TYPES } from "#contract/betting/sports.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { bookNow, enterSport, football, ownOf } from "./sport-page.ts";

const VARIANTS = [
  variantOf("aurora", "classic", "zh-CN"),
  variantOf("titan", "professional", "zh-TW"),
] as const;

for (const variant of VARIANTS) {
  const { brand, edition, locale } = variant;
  const say = sayOf(brand.id, locale);
  const t = (key: string, values?: Record<string, string | number>) =>
    say(`sport.list.${key}`, values);

  test.describe(`${brand.id} ${edition} ${locale}`, () => {
    test("sports and show types with the server's counts; choosing a show type resets the rest", async ({
      site,
      players,
    }) => {
      const { page, link, loaded } = await enterSport({ site, players, variant });
      await loaded();
      const live = await bookNow(site, "BK.RB");
      await expect(link("sportsNav", new RegExp(`^${t("sports.FT")} ?\\d`))).toHaveAttribute(
        "aria-current",
        "true",
      );
      for (const sport of SPORT_TYPES) {
        const named = new RegExp(`^${t(`sports.${sport}`)} ?\\d*$`);
        await expect(link("sportsNav", named).first()).toBeVisible();
      }
      const shows = page.getByRole("navigation", { name: t("showTypes") }).getByRole("link");
      await expect(shows).toHaveCount(SHOW_TYPES.length);
      await expect(shows.first()).toContainText(t("shows.RB"));
      await link("sportsNav", new RegExp(`^${t("sports.BK")} ?\\d`)).click();
      await expect(page).toHaveURL(/sport=BK/);
      await expect(shows.first()).toHaveText(new RegExp(`${live.matches.length}$`));
      await expect(page.getByRole("grid")).toBeVisible();
      // Early matches, a day, a league, then another show type.
      await shows
        .filter({ hasText: t("shows.FU") })
        .first()
        .click();
      const days = page.getByRole("navigation", { name: t("days") }).getByRole("link");
      await expect(days).toHaveCount(9);
      await days.nth(2).click();
      await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
      await expect(days.nth(2)).toHaveAttribute("aria-current", "true");
      await link("quickLeagues", /.+/).nth(1).click();
      await expect(page).toHaveURL(/leagues=/);
      await shows
        .filter({ hasText: t("shows.FT") })
        .first()
        .click();
      await expect(page).not.toHaveURL(/leagues=|date=/);
      await expect(page).toHaveURL(/sport=BK/);
      await expect(days).toHaveCount(0);
    });

    test("the league dialog searches, ticks all, none and the others", async ({
      site,
      players,
    }) => {
      const { page, leagues, loaded } = await enterSport({
        site,
        players,
        variant,
        search: "show=FT",
      });
      await loaded();
      await page
        .locator("button[aria-haspopup=dialog]")
        .filter({ hasText: t("allLeagues") })
        .click();
      const dialog = page.getByRole("dialog", { name: t("leagueDialog") });
      const boxes = dialog.getByRole("checkbox");
      await expect(boxes.first()).toBeChecked();
      const all = await boxes.count();
      await dialog.getByRole("button", { name: t("tick.none") }).click();
      await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
      const show = dialog.getByRole("button", { name: t("showChosen", { number: 0 }) });
      await expect(show).toBeDisabled();
      const wanted = await dialog.getByRole("listitem").nth(1).innerText();
      const name = wanted.replace(/\s*\d+\s*$/, "").trim();
      await dialog.getByRole("textbox", { name: t("leagueSearch") }).fill(name);
      await dialog.getByRole("button", { name: t("tick.all") }).click();
      const chosen = await boxes.count();
      expect(chosen).toBeLessThan(all);
      await dialog.getByRole("textbox", { name: t("leagueSearch") }).fill("没有这样的联赛");
      await expect(dialog).toContainText(t("noLeague"));
      await dialog.getByRole("textbox", { name: t("leagueSearch") }).fill("");
      await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(chosen);
      await dialog.getByRole("button", { name: t("tick.invert") }).click();
      await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(all - chosen);
      await dialog.getByRole("button", { name: t("tick.invert") }).click();
      await dialog.getByRole("button", { name: t("showChosen", { number: chosen }) }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/leagues=/);
      await expect(leagues.first()).toContainText(name);
    });

    test("quick leagues: all and the seven of football", async ({ site, players }) => {
      const { page, leagues, link, loaded } = await enterSport({
        site,
        players,
        variant,
        search: "show=FT",
      });
      await loaded();
      const quick = link("quickLeagues", /.+/);
      await expect(quick).toHaveCount(1 + QUICK_LEAGUES.length);
      await expect(quick.first()).toHaveText(t("quick.all"));
      const some = quick.filter({ hasText: /[1-9]\d*$/ }).nth(0);
      const name = (await some.innerText()).replace(/\s*\d+\s*$/, "").trim();
      await some.click();
      await expect(page).toHaveURL(/leagues=\d+$/);
      await expect(leagues).toHaveCount(1);
      await expect(leagues.first()).toContainText(name);
      await quick.first().click();
      await expect(page).not.toHaveURL(/leagues=/);
    });

    test("followed matches are kept after a reload, and are a list of their own", async ({
      site,
      players,
    }) => {
      const sport = await enterSport({ site, players, variant, search: "show=FT" });
      const { page, matches, loaded } = sport;
      await loaded();
      const star = matches.first().getByRole("button", { name: t("follow") });
      const id = (await matches.first().getAttribute("data-key")) ?? "";
      await expect(star).toHaveAttribute("aria-pressed", "false");
      await star.click();
      await expect(star).toHaveAttribute("aria-pressed", "true");
      await page.reload();
      await loaded();
      await sport.link("sportsNav", new RegExp(t("only.follows"))).click();
      await expect(page).toHaveURL(/only=follows/);
      await expect(matches).toHaveCount(1);
      await expect(sport.row(id)).toBeVisible();
      await sport
        .row(id)
        .getByRole("button", { name: t("follow") })
        .click();
      await expect(page.getByText(t("empty.follows.title"))).toBeVisible();
      await page.getByRole("button", { name: t("empty.reset") }).click();
      await loaded();
    });

    test("search finds teams and leagues, and says when it finds none", async ({
      site,
      players,
    }) => {
      const sport = await enterSport({ site, players, variant });
      const { page, search, leagues, matches, loaded } = sport;
      await loaded();
      const match = ownOf(football(await bookNow(site, "FT.RB", locale)), "look");
      await sport.find(match);
      for (const row of await matches.all()) await expect(row).toContainText(match.team_h);
      await search.fill(match.league);
      await expect(leagues.first()).toContainText(match.league);
      await search.fill("zzzz");
      await expect(page.getByText(t("empty.search.title"))).toBeVisible();
      await search.press("Escape");
      await loaded();
    });

    test("sorting by time, collapsing all and two columns", async ({ site, players }) => {
      const sport = await enterSport({ site, players, variant, search: "show=FT" });
      const { page, matches, leagues, loaded } = sport;
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

    test("the address holds what is shown; back and forward undo it", async ({ site, players }) => {
      const sport = await enterSport({ site, players, variant });
      const { page, link } = sport;
      await sport.loaded();
      const show = (name: string) => link("showTypes", new RegExp(`^${name} ?\\d*$`));
      await show(t("shows.FT")).click();
      await sport.loaded();
      await sport.matches
        .first()
        .getByRole("button", { name: /.+/ })
        .filter({ hasText: t("openMatch") })
        .click();
      const detail = page.getByRole("region", { name: say("sport.detail.label") });
      await expect(detail).toBeVisible();
      await expect(page).toHaveURL(/game=/);
      await page.goBack();
      await expect(sport.grid).toBeVisible();
      await expect(show(t("shows.FT"))).toHaveAttribute("aria-current", "true");
      await page.goBack();
      await expect(show(t("shows.RB"))).toHaveAttribute("aria-current", "true");
      await page.goForward();
      await expect(show(t("shows.FT"))).toHaveAttribute("aria-current", "true");
      await page.goForward();
      await expect(detail).toBeVisible();
    });
  });
}
