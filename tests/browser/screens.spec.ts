// The dialog and the member's pages in every edition and locale, on a desk and a phone: a picture each, no serious
// finding of axe, nothing wider than the window.
import type { Page } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { seriousFindings } from "./axe.ts";
import { takePicture } from "./picture.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

const SIZES = [
  { name: "1366", width: 1366, height: 900 },
  { name: "390", width: 390, height: 844 },
] as const;

async function look(page: Page, name: string): Promise<void> {
  // A dialog that is still fading in has no contrast yet.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name}: horizontal scroll in px`).toBeLessThanOrEqual(0);
  await takePicture(page, name);
  expect(await seriousFindings(page), `${name}: axe`).toEqual([]);
}

for (const [id, edition, locale] of [
  ["aurora", "classic", "zh-CN"],
  ["aurora", "professional", "zh-TW"],
  ["jade", "classic", "zh-TW"],
  ["titan", "professional", "zh-CN"],
] as const) {
  const variant = variantOf(id, edition, locale);
  for (const { name: size, ...viewport } of SIZES) {
    const shot = (what: string) => `${id}-${edition}-${locale}-${what}-${size}`;
    test.describe(`${id} ${edition} ${locale} ${size}`, () => {
      test.use({ viewport, hasTouch: size === "390" });

      test("the dialog in each mode", async ({ site, sandbox, players }) => {
        const { page } = site;
        const { say, box, ...dialog } = authDialog(page, sandbox, variant);
        await site.visit(variant, QUIET);
        await dialog.open("login");
        await look(page, shot("auth-login"));
        await box.getByRole("tab", { name: say("auth.title.register") }).click();
        await dialog.name.fill("1x");
        await dialog.name.press("Enter");
        await look(page, shot("auth-register"));
        await box.getByRole("tab", { name: say("auth.title.login") }).click();
        await box.getByRole("button", { name: say("auth.entry.forgot") }).click();
        await expect(box.locator("input[autocomplete=tel-national]")).toBeVisible();
        await look(page, shot("auth-find"));
        const player = await players.member(id, { phone: "8613912345678" });
        await dialog.name.fill(player.name);
        await box.locator("input[autocomplete=tel-national]").fill(player.phone);
        await dialog.submit.click();
        await expect(dialog.captcha("slider").locator("img").first()).toBeVisible();
        await look(page, shot("captcha-slider"));
        await page.keyboard.press("Escape");
        await box.getByRole("button", { name: say("auth.find.login") }).click();
        await dialog.logIn(player);
        await expect(page.getByRole("dialog")).toHaveAccessibleName(say("auth.title.device"));
        await look(page, shot("auth-device"));
      });

      test("the member's pages", async ({ site, players }) => {
        const { page } = site;
        const had = { phone: "8613912345678", realName: "林晓", balanceCents: 1_284_650 };
        const player = await players.member(id, had);
        await players.enter(player, variant, "/mine/userinfo");
        await expect(page.getByRole("main")).toContainText(player.name);
        await look(page, shot("userinfo"));
        await site.visit(variant, "/mine/auth#birthday");
        await expect(page.locator("section#birthday form")).toBeVisible();
        await look(page, shot("bind"));
      });
    });
  }
}
