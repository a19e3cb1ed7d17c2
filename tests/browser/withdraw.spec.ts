// Withdrawals to a card by keyboard alone: one whose answer is lost and that arrives, one that is refused, one whose
// session ends at the confirmation.
import { authDialog } from "./auth-dialog.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { carryOutSilently } from "./slip-calls.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to load resource/ });

const variant = variantOf("titan", "professional", "zh-TW");
/** Demo member with a card and a second password. */
const OWNER = { site: variant.brand.id, name: "demo88", password: "", phone: "", email: "" };
const SECOND_PASSWORD = "888888";

test("a withdrawal arrives although its answer is lost, and a refused one gives the money back", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const say = sayOf(variant.brand.id, variant.locale);
  const text = (key: string, values = {}) => say(`withdraw.${key}`, values);
  await sandbox.member(OWNER.site, OWNER.name, { patch: { balanceCents: 500_000 } });
  const money = async () => (await sandbox.bets(OWNER.site, OWNER.name)).balanceCents;
  const amount = page.getByRole("textbox", { name: text("amount.label") });
  const dialog = page.getByRole("dialog", { name: text("confirm.title") });
  const cardOf = (sum: string) =>
    page.getByRole("region", { name: text("progress.label", { amount: sum }) });
  const ask = async (sum: string) => {
    await amount.focus();
    await page.keyboard.type(sum);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog.locator("input")).toBeFocused();
    await page.keyboard.type(SECOND_PASSWORD);
    await page.keyboard.press("Enter");
  };
  const orderIn = async (sum: string) =>
    /W\d+/.exec((await cardOf(sum).textContent()) ?? "")?.[0] ?? "";
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/withdraw/new")) sent.push(request.postData() ?? "");
  });

  await players.enter(OWNER, variant, "/mine/takemoney");
  await expect(amount).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.route("**/withdraw/new", carryOutSilently);
  await page.route("**/withdraw/new/status", (route) => route.abort());
  await ask("1000");
  await expect(
    page.getByText(say("money-call.unknown", { thing: say("money-call.thing.withdraw") })),
  ).toBeVisible();
  await page.unrouteAll();
  const first = cardOf("¥ 1,000");
  await expect(first).toBeFocused();
  await expect(first).toContainText(text("state.queued"));
  expect([sent.length, await money()]).toEqual([1, 400_000]);
  expect(sent.join()).not.toContain(SECOND_PASSWORD);

  const orderId = await orderIn("¥ 1,000");
  for (const act of ["approve", "pay", "arrive"]) await sandbox.withdrawal(orderId, act);
  await expect(first).toContainText(text("state.arrived"));

  await ask("200");
  const second = cardOf("¥ 200");
  await expect(second).toContainText(text("state.queued"));
  // After a reload it is at the top of the page.
  await page.reload();
  await expect(second).toContainText(text("cancel.button"));
  await sandbox.withdrawal(await orderIn("¥ 200"), "refuse");
  await expect(second).toContainText(text("progress.back", { amount: "¥ 200" }));
  await expect(second.getByRole("button", { name: text("cancel.button") })).toHaveCount(0);
  const { balanceCents, problems } = await sandbox.bets(OWNER.site, OWNER.name);
  expect([balanceCents, problems]).toEqual([400_000, []]);
});

test("a session that ends at the confirmation comes back to it, and the second password is typed again", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  // Another site: a session that ends would end that of the other test.
  const other = variantOf("crimson", "professional");
  const player = { ...OWNER, site: other.brand.id, password: "Demo2026a" };
  const say = sayOf(player.site, other.locale);
  const dialog = page.getByRole("dialog", { name: say("withdraw.confirm.title") });
  await players.enter(player, other, "/mine/takemoney");
  await page.getByRole("textbox", { name: say("withdraw.amount.label") }).fill("321");
  await page.keyboard.press("Enter");
  await expect(dialog.locator("input")).toBeFocused();
  await sandbox.expire(player.site, player.name);
  await page.keyboard.type(SECOND_PASSWORD);
  await page.keyboard.press("Enter");
  await authDialog(page, sandbox, other).logIn(player);
  await expect(dialog).toContainText("¥ 321");
  await expect(dialog.locator("input")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    SECOND_PASSWORD,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
