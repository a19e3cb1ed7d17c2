// What the slip accepts and refuses (spec: betting-and-money §4, §5).
import type { SportMatch } from "#contract/api/sport.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, type SitePage } from "./open-site.ts";
import { test, variantOf } from "./player.ts";
import { openSlip, type SlipPage } from "./slip-page.ts";

/** Big leagues also list the corners of a game as a match. No other test changes their prices. */
const askedOf = (league: string) => `show=FU&leagues=${league},corners-${league}`;

test("single mode replaces, multiple mode collects one selection of each game", async ({
  site,
  players,
}) => {
  const variant = variantOf("aurora");
  const asked = askedOf("100822");
  const { slip, matches, listed } = await openSlip({ site, players, variant, asked, count: 3 });
  const [first, second, third] = matches;
  await slip.pick(first, "R");
  await expect(slip.card(first)).toBeVisible();
  await slip.pick(second, "R");
  await expect(slip.cards).toHaveCount(1);
  await expect(slip.card(second)).toBeVisible();
  await expect(slip.price(first, "R", 0)).toHaveAttribute("aria-pressed", "false");
  await expect(slip.price(second, "R", 0)).toHaveAttribute("aria-pressed", "true");

  await slip.mode("multiple");
  await slip.pick(first, "OU");
  await expect(slip.cards).toHaveCount(2);
  await slip.pick(first, "R", 1);
  await expect(slip.cards).toHaveCount(2);
  await expect(slip.card(first)).toContainText(first.team_c);
  await expect(slip.card(first)).toContainText(slip.say("view.play.R"));
  await replacesItsCorners(site, slip, first, listed);
  // A second press removes it.
  await slip.pick(third, "R");
  await expect(slip.card(third)).toBeVisible();
  await slip.pick(third, "R");
  await expect(slip.card(third)).toHaveCount(0);
  await expect(slip.cards).toHaveCount(2);
  expect(await seriousFindings(site.page, "[data-slip-rail]")).toEqual([]);

  await site.page.reload();
  await expect(slip.cards).toHaveCount(2);
  await slip.mode("single");
  await expect(slip.cards).toHaveCount(1);
  await expect(slip.card(first)).toBeVisible();
});

test("a series takes Hong Kong odds, combines selections of a game, and has no outrights", async ({
  site,
  players,
}) => {
  const { page } = site;
  const variant = variantOf("titan", "professional", "zh-TW");
  const asked = askedOf("100021");
  const { slip, matches } = await openSlip({ site, players, variant, asked, count: 2 });
  const [first, second] = matches;
  const format = page.getByRole("combobox", { name: slip.say("list.oddsType") });
  await format.selectOption("E");
  await slip.pick(first, "R");
  await slip.mode("multiple");
  await slip.pick(second, "R");
  await slip.mode("series");
  await expect(format).toHaveValue("H");
  await expect(format).toBeDisabled();
  await slip.pick(first, "OU");
  const named = slip.say("view.combined.named", { count: 2 });
  const combined = slip.box.getByRole("article", { name: named, exact: true });
  await expect(combined.getByRole("article")).toHaveCount(2);
  await slip.pick(first, "OU");
  await expect(combined).toHaveCount(0);
  await expect(slip.cards).toHaveCount(2);
  await expect(slip.place).toContainText(slip.say("view.reason.noStake"));
  await slip.mode("multiple");
  await expect(format).toHaveValue("E");
  await expect(format).toBeEnabled();
  await slip.mode("series");
  await neverMixesChampions(site, slip);
});

/** A game and its corners count as one game: the newer selection replaces the other. */
async function replacesItsCorners(
  { page }: SitePage,
  slip: SlipPage,
  match: SportMatch,
  listed: readonly SportMatch[],
): Promise<void> {
  const corners = listed.find(({ gameId, gide }) => gide === match.gide && gameId !== match.gameId);
  if (!corners) throw new Error(`${match.gameId} has no match of its corners`);
  // The corners are part of the row of their match.
  const row = page.locator(`[data-key="${match.gameId}"]`);
  await row.locator('[data-spot="1:40"]').click();
  await row.locator('[data-spot="10000:1"] button').click();
  await expect(slip.card(corners)).toBeVisible();
  await expect(slip.cards).toHaveCount(2);
  await slip.pick(match, "R");
  await expect(slip.card(corners)).toHaveCount(0);
  await expect(slip.card(match)).toBeVisible();
  await expect(slip.cards).toHaveCount(2);
}

/** Series and outrights exclude each other: choosing one clears the other. */
async function neverMixesChampions({ page }: SitePage, slip: SlipPage): Promise<void> {
  const shows = page.getByRole("navigation", { name: slip.say("list.showTypes") });
  await shows.getByRole("link", { name: slip.say("list.shows.FSFU") }).click();
  const outrights = page
    .getByRole("main")
    .locator("article")
    .getByRole("button", { pressed: false });
  await outrights
    .filter({ hasText: /\d\.\d\d/ })
    .first()
    .click();
  await expect(slip.toast).toHaveText(slip.say("slip.kindCleared"));
  await expect(slip.cards).toHaveCount(1);
  const series = slip.box.getByRole("radio", { name: slip.say("view.mode.series") });
  await expect(series).toBeDisabled();
  await expect(slip.box.getByText(slip.say("view.mode.noChampion")).first()).toBeAttached();
  await shows
    .getByRole("link", { name: slip.say("list.shows.FU"), exact: false })
    .first()
    .click();
  await page.locator('[data-spot="0:1"] button').first().click();
  await expect(slip.toast).toHaveText(slip.say("slip.kindCleared"));
  await expect(slip.cards).toHaveCount(1);
  await expect(series).toBeEnabled();
}
