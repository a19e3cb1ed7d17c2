// Selections of one match as one bet, from its page to my bets (docs/decisions/070).
import type { Locator } from "playwright/test";
import type { SportMatch } from "#contract/api/sport.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, type SitePage } from "./open-site.ts";
import { test, variantOf } from "./player.ts";
import { openSlip, type SlipPage } from "./slip-page.ts";

/** Opens the tab of what combines. @returns its cards of a play */
async function combinedTab(
  { page }: SitePage,
  { say }: SlipPage,
  { team_h: home, team_c: away }: SportMatch,
): Promise<(play: string, at?: number) => Locator> {
  const row = say("list.allMarkets", { home, away });
  await page.getByRole("button", { name: row }).first().click();
  const tabs = page.getByRole("group", { name: say("detail.groups") });
  await tabs.getByRole("button", { name: say("detail.group.combined") }).click();
  await expect(page.getByText(say("detail.combinedNote"))).toBeVisible();
  // The play of the whole match stands first, that of the first half second.
  return (play, at = 0) =>
    page
      .locator("details")
      .filter({ has: page.locator("summary", { hasText: say(`view.play.${play}`) }) })
      .nth(at)
      .getByRole("button");
}

const combined = ({ box, say }: SlipPage, count: number) =>
  box.getByRole("article", { name: say("view.combined.named", { count }), exact: true });

test("selections of one match are one bet, with its chance, and what it pays without one of them", async ({
  site,
  sandbox,
  players,
}) => {
  const variant = variantOf("aurora");
  const asked = "show=FU&leagues=100822";
  const { slip, player, matches } = await openSlip({ site, players, variant, asked, count: 1 });
  const [match] = matches;
  const prices = await combinedTab(site, slip, match);
  await prices("TS").first().click();
  await prices("M").first().click();
  const card = combined(slip, 2);
  await expect(card).toContainText(/全中机会 [\d.]+% · 平台优势 [\d.]+%/);
  await card.getByText(slip.say("view.combined.without")).click();
  await expect(card.locator("dd")).toHaveCount(2);
  await slip.stake().fill("100");
  expect(await seriousFindings(site.page, "[data-slip-rail]")).toEqual([]);
  await slip.place.click();
  await slip.expectPlaced("accepted");
  await expect(slip.receipts).toContainText(slip.say("view.combined.named", { count: 2 }));
  await expect(slip.receipts).toContainText(slip.say("view.play.TS"));
  const { tickets, lockedCents } = await sandbox.bets(player.site, player.name);
  expect([tickets.length, lockedCents]).toEqual([1, 10_000]);

  await slip.box.getByRole("button", { name: slip.say("view.receipt.show") }).click();
  const bet = slip.box.getByRole("article");
  await expect(bet).toContainText(slip.say("view.combined.named", { count: 2 }));
  await expect(bet).toContainText(match.team_c);
  await expect(bet).toContainText(slip.say("view.combined.without"));
  await expect(bet).toContainText(slip.say("view.play.TS"));
});

test("when a match is abandoned, what was decided is paid at its own price", async ({
  site,
  sandbox,
  players,
}) => {
  const variant = variantOf("titan", "classic");
  const asked = "show=FU&leagues=forest";
  const opened = await openSlip({ site, players, variant, asked, count: 3 });
  const { slip, player } = opened;
  // slip-trouble.spec.ts uses the first ones.
  const [, , match] = opened.matches;
  const prices = await combinedTab(site, slip, match);
  await prices("TS").first().click();
  await prices("M", 1).first().click();
  await slip.stake().fill("100");
  await slip.place.click();
  await slip.expectPlaced("accepted");
  await slip.tab("bets");
  const bet = slip.box.getByRole("article").filter({ hasText: match.team_h });
  await bet.getByText(slip.say("view.combined.without")).click();
  // Without the first part, both teams to score, the half is left.
  const left =
    (await bet
      .locator("dd")
      .filter({ hasText: /^[\d.]+$/ })
      .first()
      .textContent()) ?? "";
  await sandbox.steer.settle(match.gameId, { status: "abandoned", half: [1, 0] });
  await expect(bet).toHaveCount(0);
  const settled = slip.box.locator("label").filter({ hasText: slip.say("bets.settled") });
  await settled.click();
  await expect(bet).toContainText(slip.say("view.combined.settledAt", { odds: left }));
  await bet.getByText(slip.say("bets.explain.title")).click();
  await expect(bet).toContainText(slip.say("bets.explain.partVoid"));
  const { balanceCents, lockedCents, problems } = await sandbox.bets(player.site, player.name);
  expect([balanceCents, lockedCents, problems]).toEqual([
    1_000_000 - 10_000 + Math.round(10_000 * Number(left)),
    0,
    [],
  ]);
});

test("selections that do not go together are named, and leave with a press", async ({
  site,
  players,
}) => {
  const variant = variantOf("aurora", "professional", "zh-TW");
  const asked = "show=FU&leagues=100822";
  const { slip, matches } = await openSlip({ site, players, variant, asked, count: 1 });
  const [match] = matches;
  const prices = await combinedTab(site, slip, match);
  await prices("M").first().click();
  await prices("DC").first().click();
  await expect(combined(slip, 2)).toContainText(match.team_h);
  await expect(slip.place).toContainText(slip.say("view.reason.notCombined"));
  await expect(slip.place).toBeDisabled();
  await prices("DC").first().click();
  await expect(combined(slip, 2)).toHaveCount(0);
  await prices("TS").last().click();
  await expect(slip.place).toContainText(slip.say("view.reason.noStake"));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a combination grows in the closed slip, whose bar shows its odds", async ({
    site,
    players,
  }) => {
    const { page } = site;
    const variant = variantOf("titan", "professional", "zh-TW");
    const asked = "show=FU&leagues=100822";
    const { slip, matches } = await openSlip({ site, players, variant, asked, count: 1 });
    const prices = await combinedTab(site, slip, matches[0]);
    const bar = page.locator("[data-slip-bar]");
    for (const [at, play] of ["M", "TS", "CNOU"].entries()) {
      await prices(play).first().tap();
      await expect(bar).toContainText(String(at + 1));
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await expect(bar).toContainText(/@ [\d.]+/);
    await bar.tap();
    await expect(combined(slip, 3)).toBeVisible();
    await slip.stake().fill("50");
    await slip.place.tap();
    await slip.expectPlaced("accepted");
  });
});
