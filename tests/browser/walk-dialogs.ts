// Opens each mode of the authentication dialog and calls `look`.
import { authDialog } from "./auth-dialog.ts";
import { expect } from "./open-site.ts";
import { QUIET } from "./player.ts";
import type { Sandbox } from "./sandbox-control.ts";
import type { Variant } from "./sites.ts";
import type { Look } from "../../browser/walk-pages.ts";
import type { Means } from "./walk-pages.ts";

export async function walkDialogs(
  { site, players, sandbox }: Means & { readonly sandbox: Sandbox },
  variant: Variant,
  look: Look,
): Promise<void> {
  const { page } = site;
  const { say, box, ...dialog } = authDialog(page, sandbox, variant);
  const phone = box.locator("input[autocomplete=tel-national]");
  await site.visit(variant, QUIET);
  await dialog.open("login");
  await look("auth-login");
  await box.getByRole("tab", { name: say("auth.title.register") }).click();
  await dialog.name.fill("1x");
  await dialog.name.press("Enter");
  await look("auth-register");
  await box.getByRole("tab", { name: say("auth.title.login") }).click();
  await box.getByRole("button", { name: say("auth.entry.forgot") }).click();
  await expect(phone).toBeVisible();
  await look("auth-find");
  const player = await players.member(variant.brand.id, { phone: "8613912345678" });
  await dialog.name.fill(player.name);
  await phone.fill(`+86 ${player.phone}`);
  await dialog.submit.click();
  await expect(dialog.captcha("slider").locator("img").first()).toBeVisible();
  await look("captcha-slider");
  await page.keyboard.press("Escape");
  await box.getByRole("button", { name: say("auth.find.login") }).click();
  await dialog.logIn(player);
  // Sealed sites require the slider before every login.
  if (variant.brand.sealed) await dialog.solveSlider();
  await expect(page.getByRole("dialog")).toHaveAccessibleName(say("auth.title.device"));
  await look("auth-device");
}
