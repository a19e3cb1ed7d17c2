// The tabs of the message page: the kinds of messages, and the announcements of the home page. The tab of this visit
// is remembered in the browser tab (spec: shell-and-accounts §3 "Transient keys": msgTabIndex).
import type { UnreadCounts } from "#contract/api/member.ts";
import { LETTER_KEYS, LETTER_KINDS, type LetterKind } from "#contract/messages.ts";
import { pageAddress } from "#brand/brand.ts";
import { createStorage } from "#lib/browser/storage.ts";

export const TABS = [...LETTER_KEYS, "board"] as const;
export type MessageTab = (typeof TABS)[number];

const KEY = "msgTabIndex";
const tab = createStorage(() => window.sessionStorage);

/** Without feedback on this site there are no answers to it, unless the server sends some. */
export function messageTabs(unread: UnreadCounts | null): readonly MessageTab[] {
  return TABS.filter(
    (name) => name !== "feedback" || pageAddress("feedback") !== null || unreadOf(name, unread) > 0,
  );
}

export function unreadOf(kind: LetterKind, unread: UnreadCounts | null): number {
  if (unread === null) return 0;
  return LETTER_KINDS[kind].reduce((sum, name) => sum + unread[name], 0);
}

export function keepTab(name: MessageTab): void {
  tab.write(KEY, String(TABS.indexOf(name)));
}

/** The tab of the last visit, or else the first that has unread messages. */
export function firstTab(unread: UnreadCounts | null): MessageTab {
  const tabs = messageTabs(unread);
  const kept = tab.read(KEY, (text) => tabs.find((name) => name === TABS[Number(text)]) ?? null);
  return kept ?? LETTER_KEYS.find((kind) => unreadOf(kind, unread) > 0) ?? "notice";
}
