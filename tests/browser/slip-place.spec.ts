// Placing bets: singles, series, systems, and the sheet on phones.
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { openSlip, pressTwice, priceId, slipPage, SPORT } from "./slip-page.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

test("two presses place one bet, which costs its risk and is listed in my bets", async ({
  site,
  sandbox,
  players,
}) => {
  const opened = await openSlip({
    site,
    players,
    variant: aurora,
    asked: "show=FU&leagues=ocean",
    count: 1,
  });
  const { slip, player } = opened;
  const [match] = opened.matches;
  await sandbox.steer.price(priceId(match, "R"), "0.90");
  await slip.pick(match, "R");
  await expect(slip.cards).toContainText("0.90");
  await slip.stake().fill("100");
  await slip.expectSums({ risk: "100", win: "90", back: "190" });
  await pressTwice(slip.place);
  await slip.expectPlaced("accepted");
  await expect(slip.receipts).toContainText("@ 0.90");
  await expect(slip.balance).toContainText("9,900");
  const { tickets, balanceCents, lockedCents } = await sandbox.bets(player.site, player.name);
  expect([tickets.length, balanceCents, lockedCents]).toEqual([1, 990_000, 10_000]);

  await slip.box.getByRole("button", { name: slip.say("view.receipt.show") }).click();
  const bet = slip.box.getByRole("article");
  await expect(bet).toHaveCount(1);
  for (const text of [tickets[0]?.ticketId ?? "", match.team_h, "0.90", "¥ 100", "¥ 90"])
    await expect(bet).toContainText(text);

  await slip.tab("slip");
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  await slip.place.click();
  await slip.expectPlaced("refused");
  await expect(slip.balance).toContainText("9,900");
});

test("several singles, then a series and a system of the same selections", async ({
  site,
  sandbox,
  players,
}) => {
  const opened = await openSlip({
    site,
    players,
    variant: titan,
    asked: "show=FU&leagues=north",
    count: 3,
  });
  const { slip, player, matches } = opened;
  for (const match of matches) {
    await slip.pick(match, "OU");
    if (match === matches[0]) await slip.mode("multiple");
  }
  // The label: the switch itself is a small target.
  await slip.options();
  await slip.box.getByText(slip.say("view.keep"), { exact: true }).click();
  await expect(slip.box.getByRole("switch", { name: slip.say("view.keep") })).toBeChecked();
  await slip.stake(0).fill("10");
  await slip.stake(1).fill("20");
  await slip.place.click();
  await slip.expectPlaced("accepted", "accepted");
  await expect(slip.balance).toContainText("9,970");
  await slip.box.getByRole("button", { name: slip.say("view.receipt.goOn") }).click();
  await expect(slip.cards).toHaveCount(3);

  await slip.mode("series");
  const bank = slip.cards.first().getByRole("button", { name: slip.say("view.banker") });
  for (const pressed of ["true", "false"]) {
    await bank.click();
    await expect(bank).toHaveAttribute("aria-pressed", pressed);
  }
  await slip.stake().fill("10");
  await slip.box.getByText(slip.say("view.moreSystems", { count: 4 })).click();
  const name = slip.say("view.system", { legs: 3, bets: 3 });
  await slip.box.getByLabel(slip.say("view.perBet", { name })).fill("10");
  await expect(
    slip.box.getByText(slip.say("view.bets", { count: 4 }), { exact: true }),
  ).toBeVisible();
  await slip.place.click();
  await slip.expectPlaced("accepted", "accepted");
  await expect(slip.receipts.nth(0)).toContainText(slip.say("view.system", { legs: 3, bets: 1 }));
  await expect(slip.receipts.nth(1)).toContainText(name);
  await expect(slip.balance).toContainText("9,930");
  await slip.tab("bets");
  await expect(slip.box.getByRole("article")).toHaveCount(4);
  await expect(slip.box.getByRole("article", { name })).toContainText("¥ 30");
  const { tickets, problems } = await sandbox.bets(player.site, player.name);
  expect(tickets.map(({ bets }) => bets).toSorted()).toEqual([1, 1, 1, 3]);
  expect(problems).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the slip is a sheet with its own number pad", async ({ site, sandbox, players }) => {
    const { page } = site;
    const opened = await openSlip({
      site,
      players,
      variant: aurora,
      asked: "show=FU&leagues=mainland",
      count: 1,
    });
    const { slip, player } = opened;
    const [match] = opened.matches;
    await sandbox.steer.price(priceId(match, "R"), "0.90");
    await slip.pick(match, "R");
    // The first price opens the sheet with the keys.
    await expect(slip.card(match)).toContainText("0.90");
    const keys = slip.box.getByRole("group", {
      name: slip.say("view.keypad.label", { label: slip.say("view.stake") }),
    });
    await expect(slip.stake()).toHaveAttribute("inputmode", "none");
    for (const key of ["1", "2", "00", ".", "5"])
      await keys.getByRole("button", { name: key, exact: true }).tap();
    await expect(slip.stake()).toHaveValue("1200.5");
    await keys.getByRole("button", { name: slip.say("view.keypad.delete") }).tap();
    await keys.getByRole("button", { name: slip.say("view.keypad.delete") }).tap();
    await expect(slip.stake()).toHaveValue("1200");
    await slip.expectSums({ risk: "1,200", win: "1,080", back: "2,280" });
    await keys.getByRole("button", { name: slip.say("view.max"), exact: true }).tap();
    await expect(slip.stake()).toHaveValue("10000");
    await keys.getByRole("button", { name: slip.say("view.keypad.close") }).tap();
    await expect(keys).toBeHidden();
    await slip.stake().fill("120");
    expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
    await slip.place.tap();
    await slip.expectPlaced("accepted");
    await slip.box.getByRole("button", { name: slip.say("view.receipt.show") }).tap();
    await expect(slip.box.getByRole("article")).toContainText(match.team_h);
    await page.keyboard.press("Escape");
    await expect(slip.box).toBeHidden();
    const bets = page.getByRole("button", { name: slip.say("rail.tab.bets") });
    await expect(bets).toContainText("1");
    await expect(slip.price(match, "R", 0)).toBeFocused();
    const { tickets } = await sandbox.bets(player.site, player.name);
    expect(tickets.map(({ riskCents }) => riskCents)).toEqual([12_000]);
  });
});

test("a shortcut of the installed site opens the slip in its sheet", async ({ site, players }) => {
  const { page } = site;
  await page.setViewportSize({ width: 390, height: 844 });
  const { say } = slipPage(site, aurora);
  await players.enter(await players.member("aurora"), aurora, `${SPORT}?slip=open`);
  const sheet = page.getByRole("dialog", { name: say("rail.slip") });
  await expect(sheet.getByRole("tablist")).toBeVisible();
  // The bar of the slip stands directly on the bottom bar and is as wide, so it covers no price beside it.
  const bar = await page.locator("[data-slip-bar]").boundingBox();
  const below = await page.locator("nav:has([data-tour=categories])").boundingBox();
  expect(bar).toMatchObject({ x: 0, width: 390 });
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(below?.y);
  await sheet.getByRole("button", { name: say("rail.closeSheet") }).click();
  await expect(sheet).toHaveCount(0);
});
