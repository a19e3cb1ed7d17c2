// One player from registration to a bound e-mail, in any brand, edition and locale.
import { authDialog, type AuthDialog } from "./auth-dialog.ts";
import { getCode } from "./account-page.ts";
import { findDialog } from "./find-dialog.ts";
import { expect, type SitePage } from "./open-site.ts";
import { type Player, type Players, QUIET } from "./player.ts";
import type { Sandbox } from "./sandbox-control.ts";
import type { Variant } from "./sites.ts";
import { notTraditional } from "./traditional-words.ts";

interface Means {
  readonly site: SitePage;
  readonly sandbox: Sandbox;
  readonly players: Players;
}

export async function wholeWay(means: Means, variant: Variant): Promise<void> {
  const { site, sandbox, players } = means;
  const { brand, locale } = variant;
  const player = players.stranger(brand.id);
  await site.visit(variant, QUIET);
  const dialog = authDialog(site.page, sandbox, variant);
  const text = async () => (locale === "zh-TW" ? site.page.locator("body").innerText() : "");

  await dialog.open("register");
  expect(notTraditional(await text())).toEqual([]);
  await register(dialog, player);
  await dialog.logOut();
  const phone = `86${player.phone}`;
  await sandbox.member(brand.id, player.name, { patch: { phone, realName: "林晓" } });

  await dialog.open("login");
  expect(notTraditional(await text())).toEqual([]);
  const changed = { ...player, password: "Another2026" };
  await findPassword(means.sandbox, dialog, changed);
  await dialog.logIn(changed);
  // Sealed sites require the slider before every login.
  if (brand.sealed) await dialog.solveSlider();
  await dialog.expectLoggedIn();
  await userInfo(means, variant, changed, dialog);
  expect(notTraditional(await text())).toEqual([]);
}

async function register(dialog: AuthDialog, player: Player): Promise<void> {
  await dialog.register(player);
  await dialog.solvePicture();
  await dialog.expectLoggedIn();
}

async function findPassword(sandbox: Sandbox, dialog: AuthDialog, player: Player): Promise<void> {
  const find = findDialog(dialog);
  await find.open();
  await find.expectStep(0);
  await dialog.name.fill(player.name);
  // Brands of other markets preselect another country.
  await find.phone.fill(`+86 ${player.phone}`);
  await find.next.click();
  await dialog.solveSlider();
  await find.expectStep(1);
  await find.code.fill(await sandbox.codeTo(player.site, `86${player.phone}`));
  await find.next.click();
  await find.expectStep(2);
  await find.change(player.password);
  await find.expectStep(3);
  // By key: the dialog returns by itself after three seconds, and a click waits for the fade.
  await dialog.box
    .getByRole("button", { name: dialog.say("auth.find.success.now") })
    .press("Enter");
  await expect(dialog.password).toBeVisible();
}

async function userInfo(
  { site, sandbox }: Means,
  variant: Variant,
  player: Player,
  dialog: AuthDialog,
): Promise<void> {
  const { page } = site;
  const { say } = dialog;
  await site.visit(variant, "/mine/userinfo");
  const main = page.getByRole("main");
  await expect(main).toContainText(player.name);
  await expect(main).not.toContainText(player.phone);
  const phone = say("account.item.phone");
  await main.getByRole("button", { name: say("account.mask.show", { label: phone }) }).click();
  await expect(main).toContainText(player.phone);

  await site.visit(variant, "/mine/auth#email");
  const section = page.locator("section#email");
  await section.locator("input[autocomplete=email]").fill(player.email);
  await getCode(section, dialog);
  const code = await sandbox.codeTo(player.site, player.email);
  await section.locator("input[autocomplete=one-time-code]").fill(code);
  await section.locator("button[type=submit]").click();
  await expect(page.locator("output").getByText(say("account.changed"))).toBeVisible();
  await expect(section.getByText(say("account.bound"))).toBeVisible();
}
