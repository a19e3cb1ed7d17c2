// The slip without a mouse: by the keyboard alone, and by fingers.
import type { Locator } from "playwright/test";
import { expect, test, variantOf } from "./player.ts";
import { openSlip, priceId, type SlipPage } from "./slip-page.ts";

/** Each with matches of its own: of one league, as the book has no more of them. */
const EDITIONS = [
  { variant: variantOf("aurora"), places: [0, 1] },
  { variant: variantOf("titan", "professional", "zh-TW"), places: [2, 3] },
] as const;
const asked = "show=FU&leagues=100210";

for (const { variant, places } of EDITIONS) {
  const { id: brand } = variant.brand;

  test(`${brand}: picked, placed, sold and looked at by keys alone; the focus is never lost`, async ({
    site,
    sandbox,
    players,
  }) => {
    const { page } = site;
    const { slip, matches } = await openSlip({ site, players, variant, asked, count: 4 });
    const [match, other] = [matches[places[0]], matches[places[1]]];
    const button = (key: string) => slip.box.getByRole("button", { name: slip.say(key) });
    const tabTo = (target: Locator) => pressUntil(slip, "Tab", target);
    const price = slip.price(match, "R", 0);
    await sandbox.steer.price(priceId(match, "R"), "1.00");
    await expect(price).toContainText("1.00");
    await page.locator(`[data-key="${match.gameId}"] [data-spot="0:0"]`).focus();
    await pressUntil(slip, "ArrowRight", slip.price(match, "R", 1));
    await page.keyboard.press("ArrowUp");
    await expect(price).toBeFocused();
    await expectOutline(price);
    await page.keyboard.press("Enter");
    await expect(price).toHaveAttribute("aria-pressed", "true");
    await expect(slip.cards).toContainText("1.00");
    await tabTo(slip.stake());
    await page.keyboard.type("100");
    await tabTo(slip.place);
    await expectOutline(slip.place);
    await page.keyboard.press("Enter");
    await slip.expectPlaced("accepted");
    const head = slip.box.getByRole("heading", { name: slip.say("view.receipt.title") });
    await expect(head).toBeFocused();
    await expect(head).toContainText(slip.say("slip.placed", { count: 1 }));
    await tabTo(button("view.receipt.show"));
    await page.keyboard.press("Enter");
    const tabs = slip.box.getByRole("tab");
    await expect(tabs.nth(1)).toBeFocused();

    const bet = slip.box.getByRole("article");
    const offer = button("bets.cashOut.name").first();
    await tabTo(offer);
    await page.keyboard.press("Enter");
    await tabTo(button("bets.cashOut.keep"));
    await page.keyboard.press("Enter");
    await expect(offer).toBeFocused();
    await page.keyboard.press("Enter");
    const share = slip.box.getByRole("slider");
    await tabTo(share);
    await page.keyboard.press("ArrowLeft");
    await expect(share).toHaveValue("99");
    await tabTo(slip.box.getByRole("button", { name: "50%" }));
    await page.keyboard.press("Enter");
    const take = button("bets.cashOut.take");
    await tabTo(take);
    await page.keyboard.press("Enter");
    await expect(bet).toContainText(slip.say("bets.cashed"));
    await expect(take).toBeFocused();
    await pressUntil(slip, "Shift+Tab", slip.box.getByRole("button", { name: "100%" }));
    await page.keyboard.press("Enter");
    await tabTo(take);
    await page.keyboard.press("Enter");
    await expect(bet).toHaveCount(0);
    await expect(tabs.nth(1)).toBeFocused();

    await page.keyboard.press("ArrowLeft");
    await expect(tabs.nth(0)).toBeFocused();
    await slip.pick(other, "R");
    await tabTo(slip.cards.getByRole("button").first());
    await page.keyboard.press("Enter");
    await expect(slip.cards).toHaveCount(0);
    await expect(tabs.nth(0)).toBeFocused();

    const name = page.locator(`[data-key="${match.gameId}"] [data-spot="0:0"]`);
    await name.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: slip.say("detail.label") })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(name).toBeFocused();
  });
}

/** One key again and again, as nobody would who could see a shorter way. */
async function pressUntil({ box }: SlipPage, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 30; presses++) {
    await box.page().keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

async function expectOutline(target: Locator): Promise<void> {
  const width = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });
  expect(width).toBeGreaterThan(0);
}
