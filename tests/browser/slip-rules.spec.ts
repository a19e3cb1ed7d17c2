// What the slip takes and refuses, and what its figures are.
import { seriousFindings } from "./axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { priceId, slipPage, some } from "./slip-page.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");
const EXACT = { exact: true };

test("aurora: single mode replaces, multiple mode collects ten, and one of each game", async ({
  site,
  players,
}) => {
  const slip = slipPage(site, aurora);
  const player = await players.member("aurora");
  const asked = "show=FU&leagues=forest";
  const matches = some(await slip.enter(players, player, asked), 11);
  const [first, second, third] = matches;
  if (!first || !second || !third) throw new Error("no matches");
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
  for (const match of matches.slice(2, 10)) await slip.pick(match, "R");
  await expect(slip.cards).toHaveCount(10);
  await slip.pick(matches[10] ?? third, "R");
  await expect(slip.toast).toHaveText(slip.say("slip.limit"));
  await expect(slip.cards).toHaveCount(10);
  // The same price once more takes it out again.
  await slip.pick(third, "R");
  await expect(slip.card(third)).toHaveCount(0);
  await expect(slip.cards).toHaveCount(9);
  expect(await seriousFindings(site.page)).toEqual([]);

  await site.page.reload();
  await expect(slip.cards).toHaveCount(9);
  await slip.mode("single");
  await expect(slip.cards).toHaveCount(1);
  await expect(slip.card(matches[9] ?? third)).toBeVisible();
});

test("titan: a series takes Hong Kong odds and one of each game, and no champions", async ({
  site,
  players,
}) => {
  const { page } = site;
  const slip = slipPage(site, titan);
  const player = await players.member("titan");
  const [first, second] = some(await slip.enter(players, player, "show=FU&leagues=north"), 2);
  if (!first || !second) throw new Error("no matches");
  const format = page.getByRole("combobox", { name: slip.say("list.oddsType") });
  await format.selectOption("E");
  await slip.pick(first, "R");
  await slip.mode("multiple");
  await slip.pick(second, "R");
  await slip.mode("series");
  await expect(format).toHaveValue("H");
  await expect(format).toBeDisabled();
  await slip.pick(first, "OU");
  await expect(slip.cards).toHaveCount(3);
  await expect(slip.cards.getByText(slip.say("view.problem.sharesGame"))).toHaveCount(2);
  await expect(slip.place).toContainText(slip.say("view.reason.sharesGame"));
  await expect(slip.place).toBeDisabled();
  expect(await seriousFindings(page)).toEqual([]);
  await slip.cards
    .getByRole("button", { name: slip.say("view.remove"), exact: true })
    .last()
    .click();
  await expect(slip.cards).toHaveCount(2);
  await expect(slip.place).toContainText(slip.say("view.reason.noStake"));
  await slip.mode("multiple");
  await expect(format).toHaveValue("E");
  await expect(format).toBeEnabled();
  await slip.mode("series");

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
});

test("risk, win and return are right in every odds format, below zero too", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const slip = slipPage(site, aurora);
  const player = await players.member("aurora", { balanceCents: 1_000_000 });
  const [match] = some(await slip.enter(players, player, "show=FU&leagues=southcup"), 1);
  if (!match) throw new Error("no match");
  const id = priceId(match, "R");
  const cell = slip.price(match, "R", 0);
  const format = page.getByRole("combobox", { name: slip.say("list.oddsType") });
  for (const { odds, shown } of FORMATS) {
    await sandbox.steer.price(id, odds);
    await format.selectOption("H");
    await expect(cell).toContainText(odds);
    if ((await slip.cards.count()) === 0) await slip.pick(match, "R");
    await expect(slip.cards).toContainText(odds);
    await slip.stake().fill("100");
    for (const [type, price, risk, win, back] of shown) {
      await format.selectOption(type);
      await expect(cell).toContainText(price);
      await expect(slip.cards).toContainText(price);
      await slip.expectSums({ risk, win, back });
    }
  }
});

/** Format, odds, risk, win and return of 100. */
const FORMATS = [
  {
    odds: "1.25",
    shown: [
      ["H", "1.25", "100", "125", "225"],
      ["E", "2.25", "100", "125", "225"],
      ["I", "1.25", "100", "125", "225"],
      ["M", "-0.80", "80", "100", "180"],
    ],
  },
  {
    odds: "0.80",
    shown: [
      ["H", "0.80", "100", "80", "180"],
      ["E", "1.80", "100", "80", "180"],
      ["M", "0.80", "100", "80", "180"],
      ["I", "-1.25", "125", "100", "225"],
    ],
  },
] as const;

test("systems count their bets, with bankers in every one", async ({ site, sandbox, players }) => {
  const slip = slipPage(site, aurora);
  const player = await players.member("aurora", { balanceCents: 1_000_000 });
  const matches = some(await slip.enter(players, player, "show=FU&leagues=highland"), 4);
  for (const match of matches) await sandbox.steer.price(priceId(match, "R"), "1.00");
  for (const match of matches) {
    await slip.pick(match, "R");
    if (match === matches[0]) await slip.mode("series");
  }
  await expect(slip.cards.getByText("1.00")).toHaveCount(4);
  await slip.box.getByText(slip.say("view.moreSystems", { count: 4 })).click();
  const field = (bets: number, sizes: string) =>
    slip.box.getByLabel(
      slip.say("view.perBet", { name: slip.say("view.system", { legs: 4, bets }), sizes, bets }),
    );
  await slip.stake().fill("10");
  await slip.expectSums({ risk: "10", win: "150", back: "160" });
  await slip.stake().fill("");
  await field(4, "3").fill("10");
  await slip.expectSums({ risk: "40", win: "280", back: "320" });
  await field(11, "2-4").fill("10");
  // 4·8 and 6·4 + 4·8 + 16, of ten each.
  await slip.expectSums({ risk: "150", win: "890", back: "1,040" });
  await expect(slip.box.getByText(slip.say("view.bets", { count: 15 }), EXACT)).toBeVisible();
  const bank = slip.cards.first().getByRole("button", { name: slip.say("view.banker") });
  await bank.click();
  await expect(bank).toHaveAttribute("aria-pressed", "true");
  await expect(field(3, "3")).toHaveValue("10");
  await expect(field(7, "2-4")).toHaveValue("10");
  // 3·8 and 3·4 + 3·8 + 16.
  await slip.expectSums({ risk: "100", win: "660", back: "760" });
});

test("amounts: quick stakes of one's own, the maximum with the cap that bounds it, the minimum", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const slip = slipPage(site, aurora);
  const player = await players.member("aurora", { balanceCents: 30_050 });
  const [match] = some(await slip.enter(players, player, "show=FU&leagues=mainland"), 1);
  if (!match) throw new Error("no match");
  await sandbox.steer.price(priceId(match, "M"), "900.00");
  await expect(slip.price(match, "M", 0)).toContainText("900.00");
  await slip.pick(match, "M");
  await expect(
    slip.box.getByText(slip.say("view.limits", { min: "10", max: "50,000" })),
  ).toBeVisible();
  const press = (name: string) => slip.box.getByRole("button", { name, exact: true }).click();
  await press("+100");
  await press("+100");
  await expect(slip.stake()).toHaveValue("200");
  await press("+500");
  await expect(slip.stake()).toHaveValue("300");
  await expect(slip.box).toContainText(slip.say("view.capped.balance", { amount: "¥ 300" }));
  await slip.stake().fill("9.99");
  await expect(slip.box).toContainText(slip.say("view.below", { amount: "10" }));
  await expect(slip.place).toBeDisabled();
  await expect(slip.place).toContainText(slip.say("view.reason.belowMinimum", { amount: "¥ 10" }));
  await slip.stake().fill("1,0x0.509");
  await expect(slip.stake()).toHaveValue("100.50");

  await sandbox.member("aurora", player.name, { patch: { balanceCents: 900_000_000 } });
  await page.reload();
  await expect(slip.place).toContainText("9,000,000");
  await press(slip.say("view.max"));
  // 10,650,000 at 899 to one.
  await expect(slip.stake()).toHaveValue("11846");
  await slip.stake().fill("50000");
  await expect(slip.box).toContainText(slip.say("view.capped.payout", { amount: "¥ 11,846" }));
  await sandbox.steer.price(priceId(match, "M"), "2.00");
  await expect(slip.cards).toContainText("2.00");
  await slip.stake().fill("60000");
  await expect(slip.stake()).toHaveValue("50000");
  await expect(slip.box).toContainText(slip.say("view.capped.limit", { amount: "¥ 50,000" }));

  await press(slip.say("view.quick.edit"));
  const dialog = page.getByRole("dialog", { name: slip.say("view.quick.title") });
  const fields = dialog.getByRole("textbox");
  await fields.nth(0).fill("50");
  await fields.nth(1).fill("50");
  await fields.nth(1).press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(slip.say("view.quick.twice"));
  await fields.nth(1).fill("75");
  await fields.nth(1).press("Enter");
  await expect(dialog).toBeHidden();
  await page.reload();
  await slip.stake().fill("");
  await press("+75");
  await press("+50");
  await expect(slip.stake()).toHaveValue("125");
});
