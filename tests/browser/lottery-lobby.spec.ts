// The lobby of draws: from the list to a draw's statistics and back, by touch and by keyboard.
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

test("on a phone: filter, open a draw, read its statistics, come back", async ({ site }) => {
  const { page } = site;
  const lotus = variantOf("lotus");
  const say = sayOf("lotus", "zh-CN");
  const t = (key: string, values?: Record<string, string>) => say(`lottery.${key}`, values);
  await page.setViewportSize({ width: 390, height: 844 });
  await site.visit(lotus, "/game/lottery");
  const cards = page.getByRole("list", { name: t("title") }).getByRole("article");
  const kinds = page.getByRole("list", { name: t("filter.kind") });
  await kinds.getByRole("button", { name: t("kind.digits") }).click();
  await expect(page).toHaveURL(/\?kind=digits$/);
  // The address changes before the list does.
  await expect(cards.filter({ hasNotText: t("kind.digits") })).toHaveCount(0);
  const card = cards.first();
  await expect(card.getByRole("timer")).toHaveText(/^\d\d:\d\d/);
  await card.getByRole("button", { name: t("reminders.of", { name: "" }) }).click();
  await expect(page.getByRole("region", { name: t("reminders.title") })).toContainText(
    t("reminders.note"),
  );
  await card.getByRole("link", { name: t("view.trend") }).click();
  await expect(page.getByRole("img", { name: new RegExp(t("subject.ball.1")) })).toBeVisible();
  // Only the frame of a wide chart scrolls sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("tab", { name: t("view.plays") }).click();
  await expect(page).toHaveURL(/view=plays/);
  await expect(page.getByRole("tabpanel").getByRole("region").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?kind=digits$/);
  await expect(cards.first()).toBeVisible();
});

test("by keyboard: a draw, its views, and the bet that asks a visitor to log in", async ({
  site,
}) => {
  const { page } = site;
  const titan = variantOf("titan", "professional", "zh-TW");
  const say = sayOf("titan", "zh-TW");
  const t = (key: string) => say(`lottery.${key}`);
  await site.visit(titan, "/game/lottery");
  const card = page
    .getByRole("list", { name: t("title") })
    .getByRole("article")
    .first();
  await card.getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: t("view.trend") }).focus();
  await page.keyboard.press("ArrowRight");
  const panel = page.getByRole("tabpanel", { name: t("view.results") });
  // The heading row and a page of results.
  await expect(panel.getByRole("row")).toHaveCount(26);
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: t("view.plays") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: t("bet") })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});
