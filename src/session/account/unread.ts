// Unread messages by kind, as the server counts them: one number everywhere, and the same in every tab of the site.
import { type UnreadCounts, unreadCounts } from "#contract/api/member.ts";
import { pageAddress } from "#brand/brand.ts";
import { request } from "#lib/calls/http.ts";
import { emit } from "../site/events.ts";
import { isLoggedIn, useSession } from "./session-store.ts";

const CHANNEL = "unread";
/** New messages show after so long at most. */
const EVERY_MS = 60_000;

/** Does nothing on a site without messages. */
export async function loadUnread(): Promise<void> {
  if (pageAddress("message") === null) return;
  const { token, unread: before } = useSession.getState();
  const counts = await request(unreadCounts, { userSystem: 1 }, { quiet: true });
  if (useSession.getState().token !== token || isSame(counts, before)) return;
  useSession.setState({ unread: counts });
  if (before !== null) emit("messages_changed", null);
}

function isSame(counts: UnreadCounts, before: UnreadCounts | null): boolean {
  return before !== null && JSON.stringify(counts) === JSON.stringify(before);
}

/** After this tab has read, deleted or restored messages. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Follows what other tabs do, and what the server sends. */
export function followUnread(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const load = () => {
    if (isLoggedIn() && !document.hidden) void loadUnread().catch(() => {});
  };
  const heard = () => {
    emit("messages_changed", null);
    if (isLoggedIn()) void loadUnread().catch(() => {});
  };
  channel.addEventListener("message", heard);
  document.addEventListener("visibilitychange", load);
  const timer = setInterval(load, EVERY_MS);
  return () => {
    channel.close();
    document.removeEventListener("visibilitychange", load);
    clearInterval(timer);
  };
}
