// A free bet: chosen in the slip, placed instead of money, settled without its stake, and given back by a void bet.
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { loseAnswers } from "./slip-calls.ts";
import { type Say, sayOf } from "./site-texts.ts";
import { openSlip, pressTwice, priceId, type SlipPage } from "./slip-page.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to load resource/ });

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

const sayFree = wordsOf(aurora);
const sayTaiwan = wordsOf(titan);

function wordsOf({ brand, locale }: typeof aurora): Say {
  const say = sayOf(brand.id, locale);
  return (key, values) => say(`free-bets.${key}`, values);
}

async function choose({ box, say }: SlipPage, amount: string): Promise<void> {
  await box.getByRole("combobox", { name: say("view.freeBet.choose") }).click();
  await box.page().getByRole("option", { name: amount }).click();
}

test("a free bet pays a bet, whose win comes without the stake; a void bet gives it back", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  // No other test settles matches of this league.
  const asked = "show=FU&leagues=100021";
  const opened = await openSlip({ site, players, variant: aurora, asked, count: 2 });
  const { slip, player, matches } = opened;
  const [first, second] = matches;
  const [won, cancelled] = ["won", "void"].map((id) => `${id}-${player.name}`);
  await sandbox.freeBet(player, { id: won ?? "", amountCents: 2000, leastOdds: "1.50" });
  await sandbox.freeBet(player, { id: cancelled ?? "", amountCents: 3000 });
  await sandbox.steer.price(priceId(first, "R"), "0.90");

  await slip.pick(first, "R");
  await choose(slip, "¥ 20");
  const sums = slip.box.locator("dl");
  await expect(sums).toContainText(`${slip.say("view.freeBet.win")}¥ 18`);
  await expect(slip.box.getByRole("textbox")).toHaveCount(0);
  // A second selection is a second bet.
  await slip.mode("multiple");
  await slip.pick(second, "R");
  await expect(slip.place).toContainText(slip.say("view.reason.freeBetOne"));
  await slip.pick(second, "R");
  expect(await seriousFindings(page)).toEqual([]);
  await pressTwice(slip.place);
  await slip.expectPlaced("accepted");
  await expect(slip.receipts).toContainText(slip.say("view.freeBet.name"));
  await expect(slip.balance).toContainText("10,000");

  await slip.box.getByRole("button", { name: slip.say("view.receipt.goOn") }).click();
  await slip.pick(second, "R");
  await choose(slip, "¥ 30");
  await slip.place.click();
  await slip.expectPlaced("accepted");
  const { tickets, balanceCents } = await sandbox.bets(player.site, player.name);
  expect(tickets.map(({ riskCents, freeBet }) => [riskCents, freeBet?.stakeCents])).toEqual([
    [0, 3000],
    [0, 2000],
  ]);
  expect(balanceCents).toBe(1_000_000);

  await sandbox.steer.settle(first.gameId, { status: "ended", score: [9, 0], half: [4, 0] });
  await sandbox.steer.settle(second.gameId, { status: "cancelled" });
  const after = await sandbox.bets(player.site, player.name);
  expect([after.balanceCents, after.lockedCents, after.problems]).toEqual([1_001_800, 0, []]);
  expect(after.tickets.map(({ state, netCents }) => [state, netCents])).toEqual([
    ["void", 0],
    ["settled", 1800],
  ]);

  await players.enter(player, aurora, "/mine/welfare", site);
  const rows = page.getByRole("list", { name: sayFree("title") }).getByRole("article");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(sayFree("state.open"));
  await expect(rows.nth(0)).toContainText(tickets[0]?.ticketId ?? "");
  await expect(rows.filter({ hasText: sayFree("state.used") })).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);
});

test("a lost answer uses the free bet once, and an empty slip lists those that are left", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  await page.setViewportSize({ width: 1366, height: 900 });
  const opened = await openSlip({
    site,
    players,
    variant: titan,
    asked: "show=FU&leagues=100028",
    count: 1,
  });
  const { slip, player } = opened;
  const [match] = opened.matches;
  for (const amountCents of [2000, 5000])
    await sandbox.freeBet(player, { id: `${amountCents}-${player.name}`, amountCents });
  await slip.pick(match, "R");
  await choose(slip, "¥ 20");
  const answer = await loseAnswers(page, "placeBet");
  await slip.place.click();
  await slip.expectPlaced("accepted");
  await answer();
  const { tickets, problems, balanceCents } = await sandbox.bets(player.site, player.name);
  expect([tickets.length, tickets[0]?.riskCents, balanceCents]).toEqual([1, 0, 1_000_000]);
  expect(problems).toEqual([]);
  await slip.box.getByRole("button", { name: slip.say("view.receipt.goOn") }).click();
  const left = slip.box.getByRole("list", { name: sayTaiwan("title") }).getByRole("article");
  await expect(left).toHaveCount(1);
  await expect(left).toContainText("¥ 50");
});
