// Everything about one match, the champions and the results.
import { PLAYS } from "#contract/betting/plays.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { bookNow, enterSport, football, ownOf } from "./sport-page.ts";

for (const variant of [
  variantOf("aurora", "classic", "zh-CN"),
  variantOf("titan", "professional", "zh-TW"),
]) {
  const { brand, edition, locale } = variant;
  const say = sayOf(brand.id, locale);
  const t = (key: string, values?: Record<string, string | number>) => say(`sport.${key}`, values);

  test.describe(`${brand.id} ${edition} ${locale}`, () => {
    test("a match with all its markets under tabs, and the grid of correct scores", async ({
      site,
      players,
    }) => {
      const { page } = site;
      const matches = football(await bookNow(site, "FT.RB", locale));
      const rich = matches.filter(({ more, state }) => more > 10 && state.se_now === "1H");
      const match = ownOf(rich, "look");
      const search = `game=${match.gameId}`;
      const sport = await enterSport({ site, players, variant, search });
      const detail = page.getByRole("region", { name: t("detail.label") });
      await expect(detail.getByRole("heading", { level: 2 })).toContainText(match.league);
      await expect(detail).toContainText(match.team_h);
      const book = (await bookNow(site, `M.${match.gameId}`, locale)).matches[0];
      const plays = new Set(book?.markets.map(({ w }) => w).filter((w) => PLAYS.has(w)));
      const cards = detail.locator("details");
      await expect(cards).toHaveCount(plays.size);
      // Tabs show what is theirs.
      const tabs = detail.getByRole("group", { name: t("detail.groups") }).getByRole("button");
      await expect(tabs.first()).toHaveAttribute("aria-pressed", "true");
      const scores = tabs.filter({ hasText: t("detail.group.scores") });
      await scores.click();
      await expect(scores).toHaveAttribute("aria-pressed", "true");
      expect(await cards.count()).toBeLessThan(plays.size);
      const correct = cards.filter({ hasText: t("view.play.PD") }).first();
      for (const column of ["home", "draw", "away"]) {
        await expect(correct.getByText(t(`detail.wins.${column}`), { exact: true })).toBeVisible();
      }
      await expect(correct.getByRole("button", { name: /2-1/ }).first()).toBeVisible();
      await tabs.first().click();
      // A card folds.
      const card = cards.first();
      await expect(card).toHaveAttribute("open");
      await card.locator("summary").click();
      await expect(card).not.toHaveAttribute("open");
      await detail.getByRole("button", { name: t("detail.back") }).click();
      await expect(sport.grid).toBeVisible();
      await expect(page).not.toHaveURL(/game=/);
    });

    test("statistics, events, form and the tracker of a match in play", async ({
      site,
      players,
    }) => {
      const { page } = site;
      const matches = football(await bookNow(site, "FT.RB", locale));
      const played = matches.filter(
        ({ tracker, state }) => tracker && state.se_now === "2H" && (state.re_time ?? 0) < 4800,
      );
      const match = ownOf(played, "look");
      await enterSport({ site, players, variant, search: `game=${match.gameId}` });
      const detail = page.getByRole("region", { name: t("detail.label") });
      const part = (name: string) => detail.getByRole("region", { name, exact: true });
      const tracker = part(t("detail.tracker.title"));
      // The rail shows the tracker already, unless it is folded.
      await detail.getByRole("tab", { name: t("detail.view.figures") }).click();
      await expect(part(t("detail.stats"))).toBeVisible();
      await expect(tracker).toHaveCount(0);
      await page.getByRole("button", { name: t("rail.fold") }).click();
      await expect(detail.getByRole("tab", { name: t("detail.view.facts") })).toBeVisible();
      await expect(tracker.locator("svg").first()).toBeVisible();
      const stats = part(t("detail.stats"));
      for (const key of ["possession", "shots", "corners"]) {
        await expect(stats.getByText(t(`detail.stat.${key}`), { exact: true })).toBeVisible();
      }
      await expect(part(t("detail.events")).getByRole("listitem").first()).toBeVisible();
      await expect(part(t("detail.form"))).toContainText(match.team_h);
    });

    test("a match that is gone says so", async ({ site, players }) => {
      const { page } = site;
      await enterSport({ site, players, variant, search: "game=nosuch" });
      const detail = page.getByRole("region", { name: t("detail.label") });
      await expect(detail).toContainText(
        new RegExp(`${t("detail.gone")}|${say("ui.error.title")}`),
      );
    });

    test("champions: European odds, search, all competitors", async ({ site, players }) => {
      const { page } = site;
      const sport = await enterSport({ site, players, variant, search: "sport=FT&show=FSFU" });
      const { outrights } = await bookNow(site, "FT.FSFU", locale);
      const contest = outrights.find(({ market }) => market.prices.length > 8);
      if (!contest) throw new Error("the book has no large outright");
      const list = page.getByRole("region", { name: t("outright.label") });
      await expect(list).toContainText(t("outright.european"));
      await list.getByRole("searchbox", { name: t("outright.search") }).fill(contest.title);
      const card = list.getByRole("article", { name: contest.title }).first();
      await expect(card).toBeVisible();
      const competitors = card.getByRole("button", { name: contest.title });
      await expect(competitors).toHaveCount(8);
      const count = contest.market.prices.length;
      await card.getByRole("button", { name: t("outright.all", { count }) }).click();
      await expect(competitors).toHaveCount(count);
      const [first] = contest.market.prices;
      await expect(competitors.filter({ hasText: first?.name ?? "" }).first()).toBeVisible();
      await list.getByRole("searchbox", { name: t("outright.search") }).fill("zzzz");
      await expect(list).toContainText(t("outright.nothing"));
      await expect(sport.grid).toHaveCount(0);
    });

    test("results of the days before, and what the codes mean", async ({ site, players }) => {
      const { page } = site;
      await enterSport({ site, players, variant, search: "view=results" });
      const results = page.getByRole("region", { name: t("results.title") });
      const day = results
        .getByRole("group", { name: t("results.day") })
        .locator("label")
        .nth(1);
      const date = /\d\d-\d\d/.exec(await day.innerText())?.[0]?.replace("-", "/") ?? "";
      await day.click();
      const lines = results.getByRole("listitem").filter({ hasText: /\d+ - \d+/ });
      await expect(lines.first()).toContainText(date);
      await expect(results.getByRole("navigation").first()).toBeVisible();
      await results.getByRole("button", { name: t("results.codes") }).click();
      const codes = page.getByRole("dialog", { name: t("results.codes") });
      for (const code of ["W", "LW", "P", "LL", "L", "D", "A"]) {
        await expect(
          codes.getByRole("row").filter({ hasText: t(`results.what.${code}`) }),
        ).toContainText(code);
      }
      await expect(codes.getByText("D3", { exact: true })).toBeVisible();
      await expect(codes).toContainText(t("bets.code.delayed"));
      await page.keyboard.press("Escape");
      await results.getByRole("button", { name: t("detail.back") }).click();
      await expect(page).not.toHaveURL(/view=/);
    });
  });
}
