// Amounts of a bet and their limits (spec: betting-and-money §5, §9).
import { expect, test, variantOf } from "./player.ts";
import type { Sandbox } from "./sandbox-control.ts";
import { openSlip, priceId, type SlipPage } from "./slip-page.ts";

const variant = variantOf("titan", "professional", "zh-TW");
const asked = "show=FU&leagues=highland";

test("an amount is cut to the balance, the market's limit and the highest payouts", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const balanceCents = 30_050;
  const opened = await openSlip({ site, players, variant, asked, count: 2, balanceCents });
  const { slip, player, matches } = opened;
  const [match, other] = matches;
  await pickAt(slip, sandbox, { match, base: "M", odds: "900.00", most: "50,000" });

  await test.step("quick amounts add up to the balance", async () => {
    for (const name of ["+100", "+100"]) await press(slip, name);
    await expect(slip.stake()).toHaveValue("200");
    await press(slip, "+500");
    await expect(slip.stake()).toHaveValue("300");
    await expect(slip.box).toContainText(slip.say("view.capped.balance", { amount: "¥ 300" }));
  });
  await test.step("less than the minimum cannot be placed", async () => {
    await slip.stake().fill("9.99");
    const reason = slip.say("view.reason.belowMinimum", { amount: "¥ 10" });
    await expect(slip.place).toContainText(reason);
    await expect(slip.place).toBeDisabled();
  });
  await test.step("text that is no amount stays as typed, and cannot be placed", async () => {
    await slip.stake().fill("1e3");
    await sandbox.member(player.site, player.name, { patch: { balanceCents: 900_000_000 } });
    await page.reload();
    await expect(slip.stake()).toHaveValue("1e3");
    await expect(slip.place).toContainText(slip.say("view.reason.badAmount"));
  });
  await test.step("the market's limit", async () => {
    await slip.pick(other, "M");
    await expect(slip.card(other)).toBeVisible();
    await expect(slip.box.getByText(limitsOf(slip, "50,000"))).toBeVisible();
    await slip.stake().fill("60000");
    await expect(slip.stake()).toHaveValue("50000");
    await expect(slip.box).toContainText(slip.say("view.capped.limit", { amount: "¥ 50,000" }));
  });
  await test.step("the highest payout of a bet: 10,650,000 at 899 to one", async () => {
    await slip.pick(match, "M");
    await expect(slip.cards).toContainText("900.00");
    // The highest payout comes with the limits.
    await expect(slip.box.getByText(limitsOf(slip, "50,000"))).toBeVisible();
    await slip.stake().fill("50000");
    await expect(slip.stake()).toHaveValue("11846");
    await expect(slip.box).toContainText(slip.say("view.capped.payout", { amount: "¥ 11,846" }));
    await slip.place.click();
    await slip.expectPlaced("accepted");
  });
  await test.step("the highest payout of a day: 446 are left of it", async () => {
    await pickAt(slip, sandbox, { match: other, base: "R", odds: "1.00", most: "100,000" });
    await slip.stake().fill("5000");
    await expect(slip.stake()).toHaveValue("446");
    await expect(slip.box).toContainText(slip.say("view.capped.day", { amount: "¥ 446" }));
  });
  await test.step("the player's own quick amounts", () => expectOwnAmounts(slip));
});

interface Picked {
  readonly match: Parameters<SlipPage["pick"]>[0];
  readonly base: "R" | "M";
  readonly odds: string;
  readonly most: string; // limit of the market
}

async function pickAt(slip: SlipPage, sandbox: Sandbox, { match, base, odds, most }: Picked) {
  await sandbox.steer.price(priceId(match, base), odds);
  await expect(slip.price(match, base, 0)).toContainText(odds);
  await slip.pick(match, base);
  await expect(slip.cards).toContainText(odds);
  await expect(slip.box.getByText(limitsOf(slip, most))).toBeVisible();
}

const limitsOf = ({ say }: SlipPage, most: string) => say("view.limits", { min: "10", max: most });

const press = ({ box }: SlipPage, name: string) =>
  box.getByRole("button", { name, exact: true }).click();

/** Quick amounts can be changed, contain no duplicates and are stored. */
async function expectOwnAmounts(slip: SlipPage): Promise<void> {
  const page = slip.box.page();
  await press(slip, slip.say("view.quick.edit"));
  const dialog = page.getByRole("dialog", { name: slip.say("view.settings.title") });
  const fields = dialog.getByRole("textbox");
  await fields.nth(0).fill("50");
  await fields.nth(1).fill("50");
  await fields.nth(1).press("Enter");
  await expect(dialog.getByText(slip.say("view.quick.twice"))).toBeVisible();
  await fields.nth(1).fill("75");
  await fields.nth(1).press("Enter");
  await expect(dialog).toBeHidden();
  await page.reload();
  await slip.stake().fill("");
  for (const name of ["+75", "+50"]) await press(slip, name);
  await expect(slip.stake()).toHaveValue("125");
}
