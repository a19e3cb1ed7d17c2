// The match page, the outrights and the results.
import type { Locator, Page } from "playwright/test";
import { PLAYS } from "#contract/betting/plays.ts";
import { expect, test, variantOf } from "./player.ts";
import { methodOf } from "./slip-calls.ts";
import { bookNow, enterSport, football, LOCAL, ownOf, type SportPage } from "./sport-page.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

const detailOf = ({ page, say }: SportPage) =>
  page.getByRole("region", { name: say("sport.detail.label") });

test.describe("in a window of 1366 × 850", () => {
  test.use({ viewport: { width: 1366, height: 850 } });

  // Licences of jade and lotus want a help line on every page.
  for (const id of ["aurora", "jade", "lotus"])
    test(`the first price of a match stands in the upper part of ${id}`, async ({
      site,
      players,
    }) => {
      const match = ownOf(football(await bookNow(site, "FT.RB")), "look");
      const search = `game=${match.gameId}`;
      const sport = await enterSport({ site, players, variant: variantOf(id), search });
      await site.settled();
      const price = detailOf(sport).locator("details button").first();
      expect((await price.boundingBox())?.y).toBeLessThanOrEqual(330);
    });
});

test("a match shows all its markets under tabs, and correct scores as a grid", async ({
  site,
  players,
}) => {
  const { page } = site;
  const variant = titan;
  const matches = football(await bookNow(site, "FT.RB", variant.locale));
  const rich = matches.filter(({ more, state }) => more > 10 && state.se_now === "1H");
  const match = ownOf(rich, "look");
  const sport = await enterSport({ site, players, variant, search: `game=${match.gameId}` });
  const { say } = sport;
  const detail = detailOf(sport);
  await expect(detail.getByRole("heading", { level: 2 })).toContainText(match.league);
  await expect(detail).toContainText(match.team_h);
  const [book] = (await bookNow(site, `M.${match.gameId}`, variant.locale)).matches;
  const plays = new Set(book?.markets.map(({ w }) => w).filter((w) => PLAYS.has(w)));
  const cards = detail.locator("details");
  const tabs = detail.getByRole("group", { name: say("sport.detail.groups") }).getByRole("button");
  // Handicap and total of the same part share a card.
  const shared = ["RE", "HRE", "RCNR", "HRCNR", "RCDR", "HRCDR"].filter(
    (w) =>
      plays.has(w) && plays.has(w.replace(/(?:RE|R)$/, (end) => (end === "RE" ? "ROU" : "OU"))),
  );
  expect(shared).toContain("RE");
  await expect(cards).toHaveCount(plays.size - shared.length);
  await expect(tabs.first()).toHaveAttribute("aria-pressed", "true");

  await test.step("a tab shows its own markets", async () => {
    const scores = tabs.filter({ hasText: say("sport.detail.group.scores") });
    await scores.click();
    await expect(scores).toHaveAttribute("aria-pressed", "true");
    expect(await cards.count()).toBeLessThan(plays.size);
    const correct = cards.filter({ hasText: say("sport.view.play.PD") }).first();
    for (const column of ["home", "draw", "away"]) {
      const head = say(`sport.detail.wins.${column}`);
      await expect(correct.getByText(head, { exact: true })).toBeVisible();
    }
    await expect(correct.getByRole("button", { name: /2-1/ }).first()).toBeVisible();
  });
  await test.step("a market folds", async () => {
    await tabs.first().click();
    const card = cards.first();
    await expect(card).toHaveAttribute("open");
    await card.locator("summary").click();
    await expect(card).not.toHaveAttribute("open");
  });
  await detail.getByRole("button", { name: say("sport.detail.back") }).click();
  await expect(sport.grid).toBeVisible();
  await expect(page).not.toHaveURL(/game=/);
  await test.step("a match that does not exist any more says so", async () => {
    await site.visit(variant, `${LOCAL}?game=nosuch`);
    await expect(detail).toContainText(
      new RegExp(`${say("sport.detail.gone")}|${say("ui.error.title")}`),
    );
  });
});

test("a match in play shows statistics, events, form and the tracker", async ({
  site,
  players,
}) => {
  const { page } = site;
  const variant = aurora;
  const matches = football(await bookNow(site, "FT.RB", variant.locale));
  const played = matches.filter(
    ({ tracker, state }) => tracker && state.se_now === "2H" && (state.re_time ?? 0) < 4800,
  );
  const match = ownOf(played, "look");
  const sport = await enterSport({ site, players, variant, search: `game=${match.gameId}` });
  const t: typeof sport.say = (key, values) => sport.say(`sport.${key}`, values);
  const detail = detailOf(sport);
  const part = (name: string) => detail.getByRole("region", { name, exact: true });
  const tracker = part(t("detail.tracker.title"));
  // The rail may show the tracker already.
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

test("outrights: European odds, search, all competitors", async ({ site, players }) => {
  const { page } = site;
  const variant = variantOf("jade", "professional");
  const sport = await enterSport({ site, players, variant, search: "sport=FT&show=FSFU" });
  const t: typeof sport.say = (key, values) => sport.say(`sport.outright.${key}`, values);
  const { outrights } = await bookNow(site, "FT.FSFU", variant.locale);
  const contest = outrights.find(({ market }) => market.prices.length > 8);
  if (!contest) throw new Error("the book has no large outright");
  const list = page.getByRole("region", { name: t("label") });
  await expect(list).toContainText(t("european"));
  await list.getByRole("searchbox", { name: t("search") }).fill(contest.title);
  const card = list.getByRole("article", { name: contest.title }).first();
  await expect(card).toBeVisible();
  const competitors = card.getByRole("button", { name: contest.title });
  await expect(competitors).toHaveCount(8);
  const count = contest.market.prices.length;
  await card.getByRole("button", { name: t("all", { count }) }).click();
  await expect(competitors).toHaveCount(count);
  const [first] = contest.market.prices;
  await expect(competitors.filter({ hasText: first?.name ?? "" }).first()).toBeVisible();
  await list.getByRole("searchbox", { name: t("search") }).fill("zzzz");
  await expect(list).toContainText(t("nothing"));
  await expect(sport.grid).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("results of earlier days, with the meaning of their codes", async ({ site, players }) => {
    const { page } = site;
    const sport = await enterSport({ site, players, variant: titan });
    const t: typeof sport.say = (key, values) => sport.say(`sport.${key}`, values);
    await sport.loaded();
    const opener = sport.link("sportsNav", t("list.results"));
    await opener.press("Enter");
    const results = page.getByRole("region", { name: t("results.title") });
    const days = results.getByRole("group", { name: t("results.day") });
    const day = days.locator("label").nth(1);
    const date = /\d\d-\d\d/.exec(await day.innerText())?.[0]?.replace("-", "/") ?? "";
    await day.click();
    await expect(days.getByRole("radio").nth(1)).toBeChecked();
    const lines = results.getByRole("listitem").filter({ hasText: /\d+ - \d+/ });
    await expect(lines.first()).toContainText(date);
    const pages = results.getByRole("navigation", { name: sport.say("ui.pagination.label") });
    for (const button of await pages.getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
    }
    await results.getByRole("button", { name: t("results.codes") }).click();
    const codes = page.getByRole("dialog", { name: t("results.codes") });
    for (const code of ["W", "LW", "P", "LL", "L", "D", "A"]) {
      const meaning = codes.getByRole("row").filter({ hasText: t(`results.what.${code}`) });
      await expect(meaning).toContainText(code);
    }
    await expect(codes.getByText("D3", { exact: true })).toBeVisible();
    await expect(codes).toContainText(t("bets.code.delayed"));
    await page.keyboard.press("Escape");
    await expectChampions(page, results, sport);
    await results.getByRole("button", { name: t("detail.back") }).press("Enter");
    await expect(results).toBeHidden();
    await expect(page).not.toHaveURL(/view=/);
    await expect(opener).toBeFocused();
  });
});

/** The filter for outrights shows the winners of the day. */
async function expectChampions(page: Page, results: Locator, { say }: SportPage): Promise<void> {
  const answer = page.waitForResponse(
    (response) => methodOf(response.request()) === "results" && response.ok(),
  );
  await results.getByRole("combobox", { name: say("sport.results.sport") }).click();
  await page.getByRole("option", { name: say("sport.results.sports.FS") }).click();
  const { data } = (await (await answer).json()) as {
    data: { outrights: { title: string; winners: string[] }[] };
  };
  const [decided] = data.outrights;
  const line = results.getByRole("listitem").filter({ hasText: decided?.title ?? "no outright" });
  await expect(line.first()).toContainText(decided?.winners[0] ?? "no winner");
  await expect(results.getByText(/\d+ - \d+/)).toHaveCount(0);
}
