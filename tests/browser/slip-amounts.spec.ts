// What can be typed for an amount, and which bound it meets (spec: betting-and-money §5, §9).
import { expect, test, variantOf } from "./player.ts";
import { openSlip, priceId, type SlipPage } from "./slip-page.ts";

const EXACT = { exact: true };
/** Each with prices of its own. */
const EDITIONS = [
  { variant: variantOf("aurora"), asked: "show=FU&leagues=mainland" },
  { variant: variantOf("titan", "professional", "zh-TW"), asked: "show=FU&leagues=highland" },
] as const;

for (const { variant, asked } of EDITIONS)
  test(`${variant.brand.id}: amounts of one's own, the maximum with the cap that bounds it, the minimum`, async ({
    site,
    sandbox,
    players,
  }) => {
    const { page } = site;
    const opened = { site, players, variant, asked, count: 2, balanceCents: 30_050 } as const;
    const { slip, player, matches } = await openSlip(opened);
    const [match, other] = matches;
    const press = pressIn(slip);
    const steer = (odds: string) => sandbox.steer.price(priceId(match, "M"), odds);
    await steer("900.00");
    await expect(slip.price(match, "M", 0)).toContainText("900.00");
    await slip.pick(match, "M");
    const limits = slip.say("view.limits", { min: "10", max: "50,000" });
    await expect(slip.box.getByText(limits)).toBeVisible();
    await press("+100");
    await press("+100");
    await expect(slip.stake()).toHaveValue("200");
    await press("+500");
    await expect(slip.stake()).toHaveValue("300");
    await expect(slip.box).toContainText(slip.say("view.capped.balance", { amount: "¥ 300" }));
    await slip.stake().fill("9.99");
    await expect(slip.box).toContainText(slip.say("view.below", { amount: "10" }));
    await expect(slip.place).toBeDisabled();
    await expect(slip.place).toContainText(
      slip.say("view.reason.belowMinimum", { amount: "¥ 10" }),
    );
    await slip.stake().fill("1,0x0.509");
    await expect(slip.stake()).toHaveValue("100.50");

    await sandbox.member(player.site, player.name, { patch: { balanceCents: 900_000_000 } });
    await page.reload();
    await expect(slip.place).toContainText("9,000,000");
    await slip.pick(other, "M");
    await expect(slip.card(other)).toBeVisible();
    await expect(slip.box.getByText(limits)).toBeVisible();
    await slip.stake().fill("60000");
    await expect(slip.stake()).toHaveValue("50000");
    await expect(slip.box).toContainText(slip.say("view.capped.limit", { amount: "¥ 50,000" }));
    await slip.pick(match, "M");
    await expect(slip.cards).toContainText("900.00");
    await press(slip.say("view.max"));
    // 10,650,000 at 899 to one.
    await expect(slip.stake()).toHaveValue("11846");
    await slip.stake().fill("50000");
    await expect(slip.box).toContainText(slip.say("view.capped.payout", { amount: "¥ 11,846" }));
    // The one bet may win nearly all of a day's highest payout: 446 are left of it.
    await slip.place.click();
    await slip.expectPlaced("accepted");
    await sandbox.steer.price(priceId(other, "R"), "1.00");
    await expect(slip.price(other, "R", 0)).toContainText("1.00");
    await slip.pick(other, "R");
    await expect(slip.cards).toContainText("1.00");
    await expect(
      slip.box.getByText(slip.say("view.limits", { min: "10", max: "100,000" })),
    ).toBeVisible();
    await slip.stake().fill("5000");
    await expect(slip.stake()).toHaveValue("446");
    await expect(slip.box).toContainText(slip.say("view.capped.day", { amount: "¥ 446" }));

    await expectOwnAmounts(slip);
  });

const pressIn =
  ({ box }: SlipPage) =>
  (name: string) =>
    box.getByRole("button", { name, ...EXACT }).click();

/** Quick amounts are the player's, each once, and stay. */
async function expectOwnAmounts(slip: SlipPage): Promise<void> {
  const page = slip.box.page();
  const press = pressIn(slip);
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
}
