import * as PAGES from "#contract/pages.ts";
import { isOn } from "#brand/brand.ts";
import { i18n } from "#lib/text/i18n.ts";
import { forgetPassword, rememberedPassword } from "#session/account/remembered-password.ts";
import { showTip } from "#session/overlays/tips.ts";
import { latePress } from "#session/parts/late-press.ts";
import { visit } from "../visit/visit.ts";

/** Asks first; a password remembered on this device goes only when the player says so. */
export function askLogOut(): void {
  showTip({
    msg: i18n.t("shell:account.sureLogout"),
    sureText: i18n.t("shell:account.logout"),
    onSure: () => void leave(),
  });
}

/** The question comes before: going home loads the page anew, and nothing said after would be read. */
async function leave(): Promise<void> {
  const remembered = isOn("rememberPassword") && (await rememberedPassword()) !== null;
  if (!remembered) return goOut();
  showTip({
    msg: i18n.t("shell:account.forget"),
    sureText: i18n.t("shell:account.forgetYes"),
    cancelText: i18n.t("shell:account.forgetNo"),
    onSure: () => void forgetPassword().then(goOut),
    onCancel: () => void goOut(),
  });
}

function goOut(): Promise<void> {
  return latePress(
    () => import("#session/account/member.ts"),
    async ({ logOut }) => {
      const done = logOut();
      visit(PAGES.home);
      await done;
    },
  );
}
