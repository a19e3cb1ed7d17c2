// Accounts that withdrawals are paid to: added, confirmed, revealed and removed; nothing of them is kept.
import { createHash } from "node:crypto";
import type { Page } from "playwright/test";
import { getCode } from "./account-page.ts";
import { authDialog } from "./auth-dialog.ts";
import { expect, test, variantOf } from "./player.ts";

const CARD = "6214830112345672";
const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const PIN = "731942";
const NAME = "林晓植";

const aurora = variantOf("aurora");

test("a member sets a second password, adds a card and an address, and removes the card", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  const { name, password, phone } = player;
  const patch = { phone: `86${phone}`, realName: NAME };
  await sandbox.member("aurora", name, { create: { password }, patch });
  const traffic = trafficOf(page);
  await players.enter(player, aurora, "/mine/addBankCard");

  await page.getByRole("link", { name: "去设置资金密码" }).click();
  const section = page.locator("section#secondPassword");
  await section.locator("input[autocomplete=current-password]").fill(password);
  for (const field of await section.locator("input[inputmode=numeric]").all())
    await field.fill(PIN);
  await section.locator("button[type=submit]").click();

  const pin = page.getByLabel("资金密码", { exact: true });
  const add = page.locator("form").getByRole("button", { name: "添加银行卡" });
  await page.getByLabel("银行卡号").fill(CARD);
  await expect(page.getByLabel("银行卡号")).toHaveValue("6214 8301 1234 5672");
  await expect(page.getByRole("combobox", { name: "开户银行" })).toHaveText(/招商银行/);
  await pin.fill("111111");
  await add.click();
  await expect(page.getByText(/资金密码错误/)).toBeVisible();
  await expect(pin).toHaveValue("");
  await pin.fill(PIN);
  await add.click();
  const card = page.getByRole("article", { name: /招商银行.*5672/ });
  await expect(card).toContainText("林*");
  await card.getByRole("button", { name: /显示/ }).click();
  await expect(card).toContainText("6214 8301 1234 5672");

  await page.getByRole("tab", { name: "虚拟币地址" }).click();
  await page.getByRole("tabpanel").getByRole("link", { name: "添加地址" }).click();
  const address = page.getByRole("textbox", { name: "收款地址" });
  await address.fill(`${ADDRESS.slice(0, -1)}u`);
  await pin.fill(PIN);
  await page.getByRole("button", { name: "下一步，短信验证" }).click();
  await expect(page.getByText(/地址有误/)).toBeVisible();
  await address.fill(ADDRESS);
  await page.getByRole("button", { name: "下一步，短信验证" }).click();
  const dialog = page.getByRole("dialog", { name: "短信验证新地址" });
  await getCode(dialog, authDialog(page, sandbox, aurora));
  await dialog.getByLabel("验证码").fill(await sandbox.codeTo("aurora", `86${phone}`));
  await dialog.getByRole("button", { name: "确认添加" }).click();
  await expect(page.getByText(/首次取款建议先取一笔小额/)).toBeVisible();
  await expect(page.getByRole("article", { name: /USDT · TRC20/ })).toContainText("可用");

  await page.goBack();
  await page.getByRole("tab", { name: "银行卡" }).click();
  await card.getByRole("button", { name: "移除" }).click();
  await pin.fill(PIN);
  await page.getByRole("button", { name: "确认移除" }).click();
  await expect(page.getByText("还没有添加银行卡")).toBeVisible();

  const hash = createHash("md5").update(PIN).digest("hex");
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  for (const secret of [CARD, ADDRESS, PIN, hash, NAME]) {
    expect(kept).not.toContain(secret);
    expect(traffic.addresses.filter((url) => url.includes(encodeURI(secret)))).toEqual([]);
    expect(traffic.log.filter((text) => text.includes(secret))).toEqual([]);
  }
  expect(traffic.callsWith(CARD)).toEqual(["/fd/api/v1/bankCard/withdraw/add"]);
  expect(traffic.callsWith(ADDRESS)).toEqual(["/fd/api/v1/vCurrency/add"]);
  for (const secret of [PIN, NAME]) expect(traffic.callsWith(secret)).toEqual([]);
});

interface Traffic {
  /** Of requests and pages. */
  readonly addresses: readonly string[];
  /** What the page writes to the console. */
  readonly log: readonly string[];
  /** Paths of the calls whose body holds this text. */
  callsWith(text: string): readonly string[];
}

function trafficOf(page: Page): Traffic {
  const addresses: string[] = [];
  const log: string[] = [];
  const calls: { readonly path: string; readonly body: string }[] = [];
  page.on("request", (request) => {
    addresses.push(request.url());
    calls.push({ path: new URL(request.url()).pathname, body: request.postData() ?? "" });
  });
  page.on("console", (message) => log.push(message.text()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  return {
    addresses,
    log,
    callsWith: (text) => [
      ...new Set(calls.filter(({ body }) => body.includes(text)).map(({ path }) => path)),
    ],
  };
}
