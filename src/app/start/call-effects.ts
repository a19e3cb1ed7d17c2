// Side effects of refused calls (spec: shell-and-accounts §8): the same for every call.
import { withoutEnd } from "#lib/text/sentence-end.ts";
import {
  BIND_REAL_NAME,
  DOCUMENTS_WANTED,
  REGION_WARNING,
  VENUE_MAINTENANCE,
} from "#contract/codes.ts";
import { pageAddress } from "#brand/brand.ts";
import { localPath, pathInBar } from "#brand/local-path.ts";
import type { CallEffects, Refused } from "#lib/wire/http-options.ts";
import { i18n } from "#lib/text/i18n.ts";
import { showAfterReload, takeAfterReload } from "#session/site/after-reload.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { emit, type Tip } from "#session/site/events.ts";
import { holdsForm } from "#session/account/held-form.ts";
import { expireSession } from "#session/account/leave-session.ts";
import { isLoggedIn, useSession } from "#session/account/session-store.ts";
import { showSiteNotice } from "#session/overlays/site-notice.ts";
import { showTip } from "#session/overlays/tips.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { visit } from "../visit/visit.ts";
import { DESTINATIONS } from "../visit/destinations.ts";
import { loginOverPage } from "../visit/login-over-page.ts";

export const callEffects: CallEffects = {
  expired,
  toast: showToast,
  dialog: explain,
  page: showSiteNotice,
};

/** Of ten calls at once the first ends the session; the others find it ended. */
function expired(token: string | null, reason: string): void {
  const { userId } = useSession.getState();
  const ended = expireSession(token);
  if (!ended && (token !== null || isLoggedIn())) return;
  const atLogin = useOverlays.getState().auth !== null;
  const toast = ended || atLogin ? endWords(reason) : null;
  if (ended && !atLogin && holdsForm()) {
    if (toast !== null) showToast(toast);
    loginOverPage(userId);
    return;
  }
  // A visitor in the login form keeps it: the effect would only open it again.
  const path = pathInBar();
  if (path !== DESTINATIONS.home && !atLogin) {
    const from = userId === null ? undefined : { path: path + window.location.search, userId };
    // A later call of the page that is being left must not take back what the first one has kept.
    const kept = ended ? null : takeAfterReload();
    showAfterReload({ toast: toast ?? kept?.toast ?? null, login: true, from: from ?? kept?.from });
    window.location.assign(localPath(DESTINATIONS.home));
    return;
  }
  if (toast !== null) showToast(toast);
  if (!atLogin) emit("login", null);
}

/** With what the server says of it: logged in elsewhere, a password that was changed. */
function endWords(reason: string): string {
  const again = i18n.t("ui:loginAgain");
  if (reason === "" || reason.includes(again)) return reason || again;
  return i18n.t("ui:loginAgainBecause", { reason: withoutEnd(reason) });
}

/** Over whatever the member is doing, with a way on where there is one. */
function explain({ code, message }: Refused): void {
  showTip({ msg: message, isShowCancel: false, ...ways(code) });
}

function ways(code: number): Partial<Tip> {
  switch (code) {
    case BIND_REAL_NAME:
      return {
        isShowCancel: true,
        sureText: i18n.t("ui:complete"),
        onSure: () => visit(DESTINATIONS.userinfo),
      };
    case DOCUMENTS_WANTED:
      return toDocuments();
    case REGION_WARNING:
      return { title: i18n.t("ui:regionWarning"), sureText: i18n.t("ui:goOn") };
    case VENUE_MAINTENANCE:
      return { title: i18n.t("ui:venueClosed"), sureText: i18n.t("ui:understood") };
    default:
      return {};
  }
}

/** Documents are uploaded on the page of player protection. */
function toDocuments(): Partial<Tip> {
  const page = pageAddress("safety");
  if (page === null) return {};
  return { isShowCancel: true, sureText: i18n.t("ui:upload"), onSure: () => visit(page) };
}
