// What refused calls do beside rejecting (spec: shell-and-accounts §8): the same for every call.
import type { CallEffects, Refused } from "../lib/http-options.ts";
import { i18n } from "../lib/i18n.ts";
import { sayAfterReload } from "../session/after-reload.ts";
import { useAuthDialog } from "../session/auth-dialog-store.ts";
import { emit } from "../session/events.ts";
import { expireSession } from "../session/leave-session.ts";
import { isLoggedIn } from "../session/session-store.ts";
import { showSiteNotice } from "../session/site-notice.ts";
import { showTip } from "../session/tips.ts";
import { showToast } from "../ui/toast.tsx";
import { visit } from "./visit.ts";
import { DESTINATIONS } from "./guards/destinations.ts";

const BIND_REAL_NAME = 6449;

export const callEffects: CallEffects = {
  expired,
  toast: showToast,
  dialog: explain,
  page: showSiteNotice,
};

/** Of ten calls at once the first ends the session; the others find it ended. */
function expired(token: string | null): void {
  const ended = expireSession(token);
  if (!ended && (token !== null || isLoggedIn())) return;
  const toast = ended ? i18n.t("ui:loginAgain") : null;
  if (window.location.pathname !== DESTINATIONS.home) {
    sayAfterReload({ toast, login: true });
    window.location.assign(DESTINATIONS.home);
    return;
  }
  if (toast !== null) showToast(toast);
  if (useAuthDialog.getState().mode === null) emit("login", null);
}

function explain({ code, message }: Refused): void {
  if (code !== BIND_REAL_NAME) {
    showTip({ msg: message, isShowCancel: false });
    return;
  }
  showTip({
    msg: message,
    sureText: i18n.t("ui:complete"),
    onSure: () => visit(DESTINATIONS.userinfo),
  });
}
