// Ties the session to the page for as long as it lives: events, other tabs, what a reload left to say.
import { matchPath } from "react-router-dom";
import { brandEntry } from "../brand/brand.ts";
import { takeAfterReload } from "../session/after-reload.ts";
import { emit } from "../session/events.ts";
import { queryClient } from "../lib/query-client.ts";
import { loadAll } from "../session/member.ts";
import { clearRevealed } from "../session/revealed-data.ts";
import { isLoggedIn, useSession } from "../session/session-store.ts";
import { followTabs, type TabChange } from "../session/tabs.ts";
import { resumeTour } from "../session/tour.ts";
import { showToast } from "../ui/toast.tsx";
import { DESTINATIONS } from "./guards/destinations.ts";
import { followPages } from "./page-head.ts";

/** `?register=1` opens the registration this long after the load (spec: shell-and-accounts §9). */
const REGISTER_AFTER_MS = 500;

/** Once, after the first paint. */
export function followSession(): void {
  followTabs(onTabChange);
  useSession.subscribe(({ token }, before) => {
    if (token !== before.token) void forgetMemberData();
  });
  resumeSession();
  resumeTour();
  followPages();
}

function resumeSession(): void {
  const left = takeAfterReload();
  if (left?.toast != null) showToast(left.toast);
  if (left?.login === true) emit("login", null);
  if (isLoggedIn()) void loadAll();
  else if (new URLSearchParams(window.location.search).get("register") === "1") {
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
    if (onMemberPage()) window.location.assign(DESTINATIONS.home);
    return;
  }
  void loadAll();
  if (userId !== null) emit("login_success", { userId });
  emit("closeAuth", null);
}

function onMemberPage(): boolean {
  const { pathname } = window.location;
  return brandEntry().pages.some(
    ({ route }) => route.login === true && matchPath(route.path, pathname) !== null,
  );
}

/** What was fetched for one member is not shown to another. */
async function forgetMemberData(): Promise<void> {
  await queryClient.resetQueries({ predicate: ({ meta }) => meta?.["member"] === true });
}
