// Quick bet: a preset amount, one press, some seconds to undo it. Then the server cashes the bet out by itself.
import { expect, test, variantOf } from "./player.ts";
import { openSlip, priceId } from "./slip-page.ts";

test("a quick bet is undone, placed by one press, and cashed out at the value that was set", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const variant = variantOf("aurora");
  // No other test changes the prices of this league.
  const asked = "show=FU&leagues=southcup";
  const opened = await openSlip({ site, players, variant, asked, count: 1 });
  const { slip, player } = opened;
  const [match] = opened.matches;
  const tickets = async () => (await sandbox.bets(player.site, player.name)).tickets;
  await sandbox.steer.price(priceId(match, "R"), "1.00");
  await expect(slip.price(match, "R", 0)).toContainText("1.00");
  await slip.box.getByRole("switch", { name: slip.say("quickBet.on") }).click();
  await slip.box.getByRole("combobox", { name: slip.say("quickBet.stake") }).click();
  await page.getByRole("option", { name: "¥ 100", exact: true }).click();

  const undo = page.getByRole("button", { name: slip.say("quickBet.undo") });
  await slip.price(match, "R", 0).click();
  await undo.click();
  await expect(slip.toast).toContainText(slip.say("quickBet.undone"));
  await expect(undo).toHaveCount(0);
  await slip.price(match, "R", 0).click();
  await expect(undo).toBeVisible();
  await expect.poll(async () => (await tickets()).length).toBe(1);
  await expect(undo).toHaveCount(0);
  const receipt = page.locator("output").filter({ hasText: slip.say("view.receipt.accepted") });
  await expect(receipt).toContainText("@ 1.00");
  await expect(receipt).toContainText(`${slip.say("view.win")} ¥ 100`);
  await page.getByRole("button", { name: slip.say("quickBet.close") }).click();
  await expect(receipt).toHaveCount(0);

  await slip.tab("bets");
  const bet = slip.box.getByRole("article");
  await bet.getByRole("button", { name: slip.say("bets.cashOut.name") }).click();
  await bet.getByRole("textbox", { name: slip.say("bets.auto.label") }).fill("120");
  await bet.getByRole("button", { name: slip.say("bets.auto.set") }).click();
  await expect(bet).toContainText(slip.say("bets.auto.waiting", { amount: "¥ 120" }));
  // The backed side becomes the clear favourite.
  await sandbox.steer.price(priceId(match, "R", 1), "3.00");
  await sandbox.steer.price(priceId(match, "R"), "0.40");
  await expect(bet).toHaveCount(0);
  await slip.box
    .locator("label")
    .filter({ hasText: slip.say("bets.settled") })
    .click();
  await expect(bet).toContainText(slip.say("bets.auto.done", { amount: "¥ 120" }));
  const { balanceCents, lockedCents, problems } = await sandbox.bets(player.site, player.name);
  const [ticket] = await tickets();
  expect(ticket?.cashedCents).toBeGreaterThanOrEqual(12_000);
  expect([lockedCents, problems]).toEqual([0, []]);
  expect(balanceCents).toBe(990_000 + (ticket?.cashedCents ?? 0));
});

test("with a quick bet set, five presses of keys place a bet", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const variant = variantOf("aurora");
  const asked = "show=FU&leagues=100026";
  const { slip, player } = await openSlip({ site, players, variant, asked, count: 1 });
  await slip.box.getByRole("switch", { name: slip.say("quickBet.on") }).click();
  await slip.load(asked);
  // The skip link of the matches leads to the first price; the other side of it is bet on.
  for (const key of ["Tab", "Tab", "Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  const book = () => sandbox.bets(player.site, player.name);
  const stakes = async () => (await book()).tickets.map(({ riskCents }) => riskCents);
  // After the seconds in which it can be undone.
  await expect.poll(stakes).toEqual([10_000]);
  expect((await book()).problems).toEqual([]);
});
