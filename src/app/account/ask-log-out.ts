import { isOn } from "../../brand/brand.ts";
import { i18n } from "../../lib/i18n.ts";
import { forgetPassword, rememberedPassword } from "../../session/remembered-password.ts";
import { showTip } from "../../session/tips.ts";
import { visit } from "../visit.ts";

/** Asks first; a password remembered on this device goes only when the player says so. */
export function askLogOut(): void {
  showTip({
    msg: i18n.t("shell:account.sureLogout"),
    sureText: i18n.t("shell:account.logout"),
    onSure: () => void leave(),
  });
}

async function leave(): Promise<void> {
  const { logOut } = await import("../../session/member.ts");
  const remembered = isOn("rememberPassword") && (await rememberedPassword()) !== null;
  const done = logOut();
  visit("/home");
  await done;
  if (!remembered) return;
  showTip({
    msg: i18n.t("shell:account.forget"),
    sureText: i18n.t("shell:account.forgetYes"),
    cancelText: i18n.t("shell:account.forgetNo"),
    onSure: () => void forgetPassword(),
  });
}
