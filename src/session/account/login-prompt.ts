import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { emit } from "../site/events.ts";
import { isLoggedIn } from "./session-store.ts";

/** Asks a visitor to log in before a game or a bet (spec: shell-and-accounts §2, §4). */
export function promptLogin(): void {
  if (isLoggedIn()) showToast(i18n.t("ui:notOpen"));
  else emit("show_login_tips", null);
}
