// Overlays that a press may open before anything else has loaded: authentication dialog, login prompt and others (spec: shell-and-accounts §2 "Shared overlays").
import { i18n } from "#lib/text/i18n.ts";
import { followAuthEvents } from "#session/overlays/auth-dialog.ts";
import { emit, listen } from "#session/site/events.ts";
import { followLoadingEvents } from "#session/overlays/loading-toast.ts";
import { followStartingEvents } from "#session/overlays/starting.ts";
import { showLoginPrompt, showTip } from "#session/overlays/tips.ts";
import { followVenueEvents } from "#domain/wallet/venue-entry.ts";

/** Once, before the first render. */
export function listenEarly(): void {
  followAuthEvents();
  followLoadingEvents();
  followStartingEvents();
  followVenueEvents();
  listen("show_dialog_tips", showTip);
  listen("show_login_tips", (tip) => {
    showLoginPrompt({
      title: i18n.t("ui:prompt"),
      msg: i18n.t("ui:loginPrompt"),
      sureText: i18n.t("ui:toLogin"),
      onSure: () => emit("login", null),
      ...tip,
    });
  });
}
