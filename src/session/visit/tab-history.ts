// Pages visited in this browser tab and their scroll positions (spec: betting-and-money §2 "Tab-history
// store"). Lives as long as the tab; member pages are removed at logout.
import { create } from "zustand";
import { tabStorage, takeEarlyVisits } from "../site/early-visits.ts";
import { useSession } from "../account/session-store.ts";

export interface VisitedTab {
  /** Without the query, which may hold codes. */
  readonly path: string;
  /** Key of its title in the `titles` texts. */
  readonly title: string;
  /** Epoch milliseconds of the last visit. */
  readonly time: number;
  /** For members only. */
  readonly member: boolean;
}

/** Scroll position of a page, restored when the player returns. */
export interface KeptPage {
  readonly path: string;
  /** Entry of the browser history: a page may occur in several. */
  readonly entry: string;
  readonly top: number;
  /** Epoch milliseconds when it was left. */
  readonly time: number;
}

interface TabHistory {
  /** Newest last, each path once. */
  readonly tabs: readonly VisitedTab[];
  /** Newest last. */
  readonly kept: readonly KeptPage[];
}

const KEY = "tab-history";
const MOST_TABS = 20;
const MOST_KEPT = 40;
const NOTHING: TabHistory = { tabs: [], kept: [] };

export const useTabHistory = create<TabHistory>(
  () => tabStorage.read(KEY, tabHistoryIn(useSession.getState().userId)) ?? NOTHING,
);

export function visitTab(tab: VisitedTab): void {
  const others = useTabHistory.getState().tabs.filter(({ path }) => path !== tab.path);
  keep({ tabs: [...others, tab].slice(-MOST_TABS) });
}

/** Adds the noted visits; drops member pages of another member. */
export function takeVisits(): void {
  const { userId } = useSession.getState();
  for (const note of takeEarlyVisits()) {
    const { user, ...visit }: Loose = objectIn(parsed(note));
    const tab = { ...visit, member: user !== null };
    if (isTab(tab) && (user === null || user === userId)) visitTab(tab);
  }
}

export function keepPage(page: KeptPage): void {
  if (!useTabHistory.getState().tabs.some(({ path }) => path === page.path)) return;
  const same = ({ path, entry }: KeptPage) => path === page.path && entry === page.entry;
  const others = useTabHistory.getState().kept.filter((candidate) => !same(candidate));
  keep({ kept: [...others, page].slice(-MOST_KEPT) });
}

/** Scroll position for a history entry, or of the last visit when `entry` is null. */
export function keptTop(path: string, entry: string | null): number | null {
  const found = useTabHistory
    .getState()
    .kept.findLast((page) => page.path === path && (entry === null || page.entry === entry));
  return found?.top ?? null;
}

/** When the player last left a page of this site in this tab. */
export function lastLeft(): number {
  return useTabHistory.getState().kept.at(-1)?.time ?? 0;
}

export function forgetMemberTabs(): () => void {
  return useSession.subscribe(({ userId }, before) => {
    if (userId !== before.userId) keep(withoutMember(useTabHistory.getState()));
  });
}

/** Exported without storage for tests. */
export function tabHistoryIn(userId: string | null): (text: string) => TabHistory | null {
  return (text) => {
    const { user, tabs, kept }: Loose = objectIn(parsed(text));
    const history = {
      tabs: listIn(tabs).filter(isTab).slice(-MOST_TABS),
      kept: listIn(kept).filter(isKept).slice(-MOST_KEPT),
    };
    return user === userId ? history : withoutMember(history);
  };
}

function keep(change: Partial<TabHistory>): void {
  useTabHistory.setState(change);
  const { userId } = useSession.getState();
  tabStorage.write(KEY, JSON.stringify({ user: userId, ...useTabHistory.getState() }));
}

function withoutMember({ tabs, kept }: TabHistory): TabHistory {
  const own = new Set(tabs.filter(({ member }) => member).map(({ path }) => path));
  return {
    tabs: tabs.filter(({ member }) => !member),
    kept: kept.filter(({ path }) => !own.has(path)),
  };
}

type Loose = Readonly<Record<string, unknown>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function objectIn(value: unknown): Loose {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isTab(value: unknown): value is VisitedTab {
  const { path, title, time, member } = objectIn(value);
  return isPath(path) && isShort(title) && isAmount(time) && typeof member === "boolean";
}

function isKept(value: unknown): value is KeptPage {
  const { path, entry, top, time } = objectIn(value);
  return isPath(path) && isShort(entry) && isAmount(top) && isAmount(time);
}

/** A path on this site: `//` would point to another host. */
function isPath(value: unknown): boolean {
  return typeof value === "string" && value.length <= 200 && /^\/(?![/\\])/.test(value);
}

function isShort(value: unknown): boolean {
  return typeof value === "string" && value.length <= 60;
}

function isAmount(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
