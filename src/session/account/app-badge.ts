// The number of unread messages on the icon of an installed site. Where a system wants a permission for it, none is
// asked for, and the icon stays as it is.
import { isInstalled } from "#lib/browser/installed.ts";
import { unreadSum, useSession } from "./session-store.ts";

/** @returns how to stop */
export function followAppBadge(): () => void {
  if (!("setAppBadge" in navigator) || !isInstalled()) return () => {};
  let shown: number | null = null;
  const show = () => {
    const { token, unread } = useSession.getState();
    // Of a member, the server has not told it yet.
    if (token !== null && unread === null) return;
    const count = token === null || unread === null ? 0 : unreadSum(unread);
    if (count === shown) return;
    shown = count;
    const set = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
    set.catch(() => {});
  };
  show();
  return useSession.subscribe(show);
}
