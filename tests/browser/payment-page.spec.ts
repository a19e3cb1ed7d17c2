// A member pays on the page of a payment channel, framed and in a window of its own, and sends a receipt of a bank
// transfer.
import type { Page } from "playwright/test";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { smallPng } from "./small-png.ts";

const variant = variantOf("aurora");
const say = sayOf(variant.brand.id, variant.locale);
const text = (key: string, values = {}) => say(`deposit-wait.${key}`, values);
const patch = { phone: "8613900001111", realName: "林夕", balanceCents: 0 };

test("paid on the channel's page, framed or opened, a deposit arrives", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member(variant.brand.id, patch);
  const arrived = page.getByRole("heading", { name: text("status.credited.title"), exact: true });
  const payNow = { name: /^确认付款/ };

  await players.enter(player, variant, "/mine/savemoney");
  await makeOrder(page, { method: "银行卡快捷", amount: "500" });
  const frame = page.frameLocator(
    `iframe[title="${text("channel.frame", { name: "快捷通道 A" })}"]`,
  );
  await frame.getByRole("button", payNow).click();
  // The frame goes away as soon as the money is there.
  await expect(arrived).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);

  await page.getByRole("link", { name: text("action.again"), exact: true }).click();
  await makeOrder(page, { method: "支付宝", channel: "支付宝 H5", amount: "300" });
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: text("channel.go"), exact: true }).click();
  const channel = await opened;
  await channel.getByRole("button", payNow).click();
  await expect(channel.getByRole("status")).toContainText("付款成功");
  await channel.close();
  await expect(arrived).toBeVisible();

  const { balanceCents, problems } = await sandbox.bets(player.site, player.name);
  expect([balanceCents, problems]).toEqual([80_000, []]);
});

test("a receipt is a picture; another file is refused", async ({ site, players }) => {
  const { page } = site;
  const player = await players.member(variant.brand.id, patch);
  await players.enter(player, variant, "/mine/savemoney");
  await makeOrder(page, { method: "银行转账", amount: "1000" });
  await page.getByRole("button", { name: text("action.receipt"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: text("receipt.title") });
  const field = dialog.locator("input[type=file]");
  const send = dialog.getByRole("button", { name: text("receipt.send"), exact: true });
  await field.setInputFiles(file("receipt.pdf", "application/pdf", Buffer.from("%PDF-1.7")));
  await expect(dialog.getByRole("alert")).toHaveText(text("receipt.fault.type"));
  await expect(send).toBeDisabled();
  await field.setInputFiles(file("receipt.png", "image/png", smallPng()));
  await expect(dialog.getByRole("img", { name: text("receipt.preview") })).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await send.click();
  await expect(dialog).toBeHidden();
  const more = text("action.receiptMore", { count: 1 });
  await expect(page.getByRole("button", { name: more, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: text("status.paid.title") })).toBeVisible();
});

interface Wanted {
  /** Name of the deposit method. */
  readonly method: string;
  /** Where it is not the recommended one. */
  readonly channel?: string;
  readonly amount: string;
}

async function makeOrder(page: Page, { method, channel, amount }: Wanted): Promise<void> {
  await page.locator("label").filter({ hasText: method }).click();
  if (channel !== undefined) await page.locator("label").filter({ hasText: channel }).click();
  await page.getByRole("textbox", { name: say("deposit.amount.label") }).fill(amount);
  await page.getByRole("button", { name: say("deposit.submit"), exact: true }).click();
  await page.waitForURL(/\/mine\/\w+Wait\?order=/);
}

function file(name: string, mimeType: string, buffer: Buffer) {
  return { name, mimeType, buffer };
}
