// Deposits: by the recommended channel in three presses, by keyboard alone with an order that is still open, and on
// a phone within reach of the thumb.
import { authDialog } from "./auth-dialog.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const variant = variantOf("titan", "professional", "zh-TW");
const WAIT = /\/mine\/rechargeWait\?order=([\w-]+)/;

test("a member deposits in three presses, by keyboard, and on a phone", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const say = sayOf(variant.brand.id, variant.locale);
  const text = (key: string, values = {}) => say(`deposit.${key}`, values);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog");
  const amount = page.getByRole("textbox", { name: text("amount.label") });
  const summary = page.getByRole("region", { name: text("summary.title") });
  const orderId = () => WAIT.exec(page.url())?.[1] ?? "";
  const player = await players.member(variant.brand.id, { realName: "林夕" });
  await players.enter(player, variant, "/mine/userinfo");

  // The link, the order, and on its page the payment.
  const links = page.getByRole("link", { name: say("titles.savemoney"), exact: true });
  await links.first().click();
  await expect(summary).toContainText("¥ 100.30");
  await button(text("submit")).click();
  await page.waitForURL(WAIT);
  const first = orderId();

  await page.goBack();
  await expect(page.getByRole("region", { name: text("open.title") })).toContainText("¥ 100.30");
  await amount.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("20001");
  await expect(page.getByText(/ · .+單筆最高 ¥\s20,000，請減少金額/u)).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(summary).toContainText("¥ 2,006");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(text("open.firstTitle"));
  await expect(button(text("open.goOn"))).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => WAIT.test(url.href) && !url.href.includes(first));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  const bar = button(text("submit"));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const box = await bar.boundingBox();
  expect(box?.y).toBeGreaterThan(844 / 2);
  expect(box?.height).toBeGreaterThanOrEqual(40);
  // Method, amount and button at once; the bar stands in the place of the site's own.
  const methods = page.getByRole("group", { name: text("method.title") });
  await methods.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(methods).toBeInViewport({ ratio: 1 });
  await expect(amount).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-tour=categories]")).toBeHidden();
  const edge = await bar.evaluate(
    (element) => element.parentElement?.getBoundingClientRect().bottom,
  );
  expect(edge).toBe(844);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);

  // The session ends; the login leads back, and what was typed is kept.
  await amount.fill("777");
  await sandbox.expire(variant.brand.id, player.name);
  await page.reload();
  await authDialog(page, sandbox, variant).logIn(player);
  await page.waitForURL("**/mine/savemoney**");
  await expect(amount).toHaveValue("777");
});
