// The slip without a mouse.
import type { Locator } from "playwright/test";
import { expect, test, variantOf } from "./player.ts";
import { openSlip, priceId, type SlipPage } from "./slip-page.ts";

const variant = variantOf("titan", "professional", "zh-TW");
const asked = "show=FU&leagues=100030";

test("a bet is picked, placed and cashed out with the keyboard alone", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const { slip, matches } = await openSlip({ site, players, variant, asked, count: 2 });
  const [match, other] = matches;
  const press = (key: string) => page.keyboard.press(key);
  const button = (key: string) => slip.box.getByRole("button", { name: slip.say(key) });
  const share = (percent: number) => slip.box.getByRole("button", { name: `${percent}%` });
  const tabTo = (target: Locator) => pressUntil(slip, "Tab", target);
  const tabs = slip.box.getByRole("tab");
  const price = slip.price(match, "R", 0);
  await sandbox.steer.price(priceId(match, "R"), "1.00");
  await expect(price).toContainText("1.00");

  await test.step("arrows lead to a price, Enter picks it", async () => {
    await page.locator(`[data-key="${match.gameId}"] [data-spot="0:0"]`).focus();
    await pressUntil(slip, "ArrowRight", slip.price(match, "R", 1));
    await press("ArrowUp");
    await expect(price).toBeFocused();
    await expectOutline(price);
    await press("Enter");
    await expect(price).toHaveAttribute("aria-pressed", "true");
    await expect(slip.cards).toContainText("1.00");
  });
  await test.step("a slash opens the search, and Escape leads back to the price", async () => {
    await press("/");
    const finder = page.getByRole("dialog").getByRole("searchbox");
    await expect(finder).toBeFocused();
    await expect(finder).toHaveValue("");
    await press("Escape");
    await expect(price).toBeFocused();
  });
  await test.step("digits go to the amount, in place of what stands there", async () => {
    await page.keyboard.type("55");
    await expect(slip.stake()).toBeFocused();
    await expect(slip.stake()).toHaveValue("55");
    await price.focus();
    await page.keyboard.type("20");
    await expect(slip.stake()).toHaveValue("20");
    await price.focus();
  });
  await test.step("Tab leads to the amount and on to the receipt", async () => {
    await tabTo(slip.stake());
    await page.keyboard.type("100");
    await tabTo(slip.place);
    await expectOutline(slip.place);
    await press("Enter");
    await slip.expectPlaced("accepted");
    const head = slip.box.getByRole("heading", { name: slip.say("view.receipt.title") });
    await expect(head).toBeFocused();
    await expect(head).toContainText(slip.say("slip.placed", { count: 1 }));
    await tabTo(button("view.receipt.show"));
    await press("Enter");
    await expect(tabs.nth(1)).toBeFocused();
  });
  await test.step("a part of the bet is cashed out, then the rest", async () => {
    const bet = slip.box.getByRole("article");
    const offer = button("bets.cashOut.name").first();
    const take = button("bets.cashOut.take");
    await tabTo(offer);
    await press("Enter");
    await tabTo(button("bets.cashOut.keep"));
    await press("Enter");
    await expect(offer).toBeFocused();
    await press("Enter");
    await tabTo(slip.box.getByRole("slider"));
    await press("ArrowLeft");
    await expect(slip.box.getByRole("slider")).toHaveValue("99");
    await tabTo(share(50));
    await press("Enter");
    await tabTo(take);
    await press("Enter");
    await expect(bet).toContainText(slip.say("bets.cashed"));
    // The form has closed with the payment.
    await expect(offer).toBeFocused();
    await press("Enter");
    await tabTo(share(100));
    await press("Enter");
    await tabTo(take);
    await press("Enter");
    await expect(bet).toHaveCount(0);
    await expect(tabs.nth(1)).toBeFocused();
  });
  await test.step("removing the last selection moves the focus to the tab", async () => {
    await press("ArrowLeft");
    await expect(tabs.nth(0)).toBeFocused();
    await slip.pick(other, "R");
    await tabTo(slip.cards.getByRole("button").first());
    await press("Enter");
    await expect(slip.cards).toHaveCount(0);
    await expect(tabs.nth(0)).toBeFocused();
  });
  await test.step("the detail of a match takes the focus and gives it back", async () => {
    const name = page.locator(`[data-key="${match.gameId}"] [data-spot="0:0"]`);
    await name.focus();
    await press("Enter");
    await expect(page.getByRole("region", { name: slip.say("detail.label") })).toBeFocused();
    await press("Tab");
    await press("Enter");
    await expect(name).toBeFocused();
  });
});

/** Presses one key until the target has the focus. */
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
