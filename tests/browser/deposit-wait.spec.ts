// An underpaid deposit is reviewed and credited, also after a reload; another one is cancelled. Then the wallet's
// parts add up.
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const variant = variantOf("aurora");
const AMOUNT = "1000";

test("a short payment is reviewed and credited, an order is cancelled, the wallet adds up", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const say = sayOf(variant.brand.id, variant.locale);
  const text = (key: string, values = {}) => say(`deposit-wait.${key}`, values);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const player = await players.member(variant.brand.id, {
    balanceCents: 100_000,
    realName: "林夕",
  });
  const makeOrder = async () => {
    await page.locator("label").filter({ hasText: "银行转账" }).click();
    await page.getByRole("textbox", { name: say("deposit.amount.label") }).fill(AMOUNT);
    await button(say("deposit.submit")).click();
    await page.waitForURL(/\/mine\/transferWait\?order=/);
    return new URL(page.url()).searchParams.get("order") ?? "";
  };

  await players.enter(player, variant, "/mine/savemoney");
  const orderId = await makeOrder();
  await expect(page.getByRole("timer")).toContainText(text("clock.left"));
  await expect(page).toHaveTitle(new RegExp(say("account.depositState.waiting")));
  await button(text("action.paid")).click();
  await expect(heading(text("status.paid.title"))).toBeVisible();
  // Found again without its number.
  await page.goto(new URL("/mine/transferWait", page.url()).href);
  await page.waitForURL(`**/mine/transferWait?order=${orderId}`);
  await expect(heading(text("status.paid.title"))).toBeVisible();
  const { receivedCents } = await sandbox.payment(orderId, "short");
  await expect(heading(text("status.review.title"))).toBeVisible();
  await sandbox.payment(orderId, "approve");
  await expect(heading(text("status.credited.title"))).toBeVisible();
  const { balanceCents, problems } = await sandbox.bets(player.site, player.name);
  expect([balanceCents, problems]).toEqual([100_000 + (receivedCents ?? 0), []]);

  await page.getByRole("link", { name: text("action.again"), exact: true }).click();
  await makeOrder();
  // At once: the page of deposits, which stays until the next one is drawn, offers nothing for this order.
  await button(text("action.cancel")).click();
  await button(text("cancel.sure")).click();
  await expect(heading(text("status.cancelled.title"))).toBeVisible();

  await page.getByRole("link", { name: say("titles.wallet"), exact: true }).click();
  const total = page.getByRole("region", { name: say("wallet.total") });
  await expect(total).toContainText(say("wallet.part.centre"));
  const cents = async (of: string) =>
    (await total.locator(of).allTextContents()).map((sum) =>
      Math.round(Number(sum.replaceAll(/[^\d.]/g, "")) * 100),
    );
  await expect
    .poll(async () => {
      const [sum = 0] = await cents("strong");
      return sum - (await cents("dd")).reduce((all, part) => all + part, 0);
    })
    .toBe(0);
});
