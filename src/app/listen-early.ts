// What a press may ask for before anything else has loaded: the authentication dialog and the login
// prompt (spec: shell-and-accounts §2 "Shared overlays").
import { i18n } from "../lib/i18n.ts";
import { followAuthEvents } from "../session/auth-dialog-store.ts";
import { emit, listen } from "../session/events.ts";
import { showTip } from "../session/tips.ts";

/** Once, before the first render. */
export function listenEarly(): void {
  followAuthEvents();
  listen("show_login_tips", () => {
    showTip({
      title: i18n.t("ui:prompt"),
      msg: i18n.t("ui:loginPrompt"),
      sureText: i18n.t("ui:toLogin"),
      onSure: () => emit("login", null),
    });
  });
}
