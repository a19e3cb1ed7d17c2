// An exchange whose rate lapses before the press: the old rate against the new, and no second exchange.
import type { Route } from "playwright/test";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const variant = variantOf("titan", "professional", "zh-TW");

interface Rate {
  readonly data: { readonly rateId: string; readonly time: number };
}

test("a lapsed rate asks again, and the exchange moves both wallets once", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const say = sayOf(variant.brand.id, variant.locale);
  const text = (key: string, values = {}) => say(`exchange.${key}`, values);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const player = await players.member(variant.brand.id, { balanceCents: 100_000 });
  const first = new Set<string>();
  await page.route("**/transfer/getTransferRate", async (route) => {
    const answer = await route.fetch({ url: local(route.request().url()), headers: hostOf(route) });
    const rate = (await answer.json()) as Rate;
    first.add(rate.data.rateId);
    const expiresAt = rate.data.time + 6000;
    await route.fulfill({ response: answer, json: { ...rate, data: { ...rate.data, expiresAt } } });
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/transfer/utcTransfer")) sent.push(request.postData() ?? "");
  });

  await players.enter(player, variant, "/mine/exchange");
  const paid = page.getByRole("textbox", { name: text("side.paid") });
  await expect(paid).toBeVisible();
  await page.unrouteAll();
  expect(await seriousFindings(page)).toEqual([]);
  await paid.fill("100");
  await expect(page.getByRole("textbox", { name: text("side.received") })).toHaveValue(/^1\d\./);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: text("confirm.title") });
  await expect(dialog).toContainText(text("rate.changed"));
  await expect(button(text("confirm.sure"))).toHaveCount(0);
  await button(text("rate.accept")).click();
  await button(text("confirm.sure")).click();
  await expect(dialog).toHaveCount(0);
  const latest = page.getByRole("region", { name: text("latest.title") }).last();
  await expect(latest).toContainText("USDT");
  expect(sent).toHaveLength(1);
  for (const rateId of first) expect(sent.join()).not.toContain(rateId);
  const { balanceCents, problems } = await sandbox.bets(player.site, player.name);
  expect([balanceCents, problems]).toEqual([90_000, []]);
});

/** System resolvers do not know the hosts of brands. */
function local(address: string): string {
  const url = new URL(address);
  url.hostname = "127.0.0.1";
  return url.href;
}

function hostOf(route: Route) {
  const { host } = new URL(route.request().url());
  return { ...route.request().headers(), host };
}
