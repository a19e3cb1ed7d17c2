// Notices of the browser itself: seen also while another tab or program is in front.
import { brand } from "#brand/brand.ts";
import { useAppearance } from "#lib/browser/appearance.ts";

/** `missing`: this browser has none. */
export type NoticeAccess = NotificationPermission | "missing";

export function noticeAccess(): NoticeAccess {
  return typeof Notification === "undefined" ? "missing" : Notification.permission;
}

/** Asks the player, who must have pressed something just now. */
export async function askNotices(): Promise<NoticeAccess> {
  if (noticeAccess() !== "default") return noticeAccess();
  // Rejects where the page is not secure.
  return Notification.requestPermission().catch(() => "denied" as const);
}

/** @param tag a later notice with the same one takes its place. @returns false when it cannot be shown */
export function showNotice(text: string, tag: string): boolean {
  if (noticeAccess() !== "granted") return false;
  try {
    const { locale } = useAppearance.getState();
    const notice = new Notification(brand().name[locale], { body: text, tag });
    notice.addEventListener("click", () => {
      window.focus();
      notice.close();
    });
    return true;
  } catch {
    // Chrome on Android has the constructor and refuses it.
    return false;
  }
}
