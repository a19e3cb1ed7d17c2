// Connects the session to the page: events, other tabs, and a message left by the previous load.
import { matchPath } from "react-router-dom";
import { brandEntry } from "#brand/brand.ts";
import { localPath, pathInBar } from "#brand/local-path.ts";
import { showAfterReload, takeAfterReload } from "#session/site/after-reload.ts";
import { emit } from "#session/site/events.ts";
import { i18n } from "#lib/text/i18n.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { loadAll } from "#session/account/member.ts";
import { dropOthersBets } from "#session/account/last-bets.ts";
import { clearRevealed } from "#session/account/revealed-data.ts";
import { hasOpenStep } from "#session/account/open-step.ts";
import { isLoggedIn, useSession } from "#session/account/session-store.ts";
import { followTabs, type TabChange } from "#session/visit/tabs.ts";
import { followAppBadge } from "#session/account/app-badge.ts";
import { followUnread } from "#session/account/unread.ts";
import { resumeTour } from "#session/overlays/tour.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { followBackButton } from "./visit/back-button.ts";
import { DESTINATIONS } from "./visit/destinations.ts";
import { followPages } from "./page/page-head.ts";
import { returnAfterLogin } from "./visit/return-after-login.ts";

/** `?register=1` opens the registration this long after the load (spec: shell-and-accounts §9). */
const REGISTER_AFTER_MS = 500;

/** Once, after the first paint. @param href address the visit began at: a redirect may have left it since */
export function followSession(href: string): void {
  followTabs(onTabChange);
  // The session may have ended while nothing followed it.
  dropOthersBets();
  useSession.subscribe(({ token }, before) => {
    if (token === before.token) return;
    dropOthersBets();
    void forgetMemberData();
  });
  resumeSession(new URL(href).searchParams);
  followBackButton();
  resumeTour();
  followUnread();
  followAppBadge();
  followPages();
}

function resumeSession(query: URLSearchParams): void {
  const left = takeAfterReload();
  if (left?.toast != null) showToast(left.toast);
  if (left?.login === true) emit("login", null);
  if (left?.from !== undefined) returnAfterLogin(left.from);
  if (isLoggedIn()) void loadAll();
  else if (hasOpenStep()) emit("login", null);
  else if (query.get("register") === "1") {
    setTimeout(() => {
      if (!isLoggedIn()) emit("register", null);
    }, REGISTER_AFTER_MS);
  }
}

function onTabChange(change: TabChange): void {
  clearRevealed();
  const { userId } = useSession.getState();
  if (change === "logout") {
    emit("closeAuth", null);
    const toast = i18n.t("ui:endedInOtherTab");
    if (!onMemberPage()) showToast(toast);
    else {
      showAfterReload({ toast, login: false });
      window.location.assign(localPath(DESTINATIONS.home));
    }
    return;
  }
  if (change === "account") showToast(i18n.t("ui:otherAccount"));
  void loadAll();
  if (userId !== null) emit("login_success", { userId, elsewhere: true });
  emit("closeAuth", null);
}

function onMemberPage(): boolean {
  const path = pathInBar();
  return brandEntry().pages.some(
    ({ route }) => route.login === true && matchPath(route.path, path) !== null,
  );
}

/** What was fetched for one member is not shown to another. */
async function forgetMemberData(): Promise<void> {
  await queryClient.resetQueries({ predicate: ({ meta }) => meta?.["member"] === true });
}
