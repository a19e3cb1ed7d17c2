// What was visited in this browser tab, and where each page was scrolled to (spec: betting-and-money §2
// "Tab-history store"). Lives as long as the tab; what members see of their own goes with the login.
import { create } from "zustand";
import { tabStorage, takeNotes } from "./noted-visits.ts";
import { useSession } from "./session-store.ts";

export interface VisitedTab {
  /** Without a query, which may hold codes. */
  readonly path: string;
  /** Key of its title in the `titles` texts. */
  readonly title: string;
  /** Epoch milliseconds of the last visit. */
  readonly time: number;
  /** A page of members. */
  readonly member: boolean;
}

/** State of a page that is kept for who comes back. */
export interface KeptPage {
  readonly path: string;
  /** Entry of the browser's history: a page may be in it more than once. */
  readonly entry: string;
  readonly top: number;
  /** Epoch milliseconds when it was left. */
  readonly time: number;
}

interface TabHistory {
  /** Newest last, each path once. */
  readonly tabs: readonly VisitedTab[];
  /** The cache list, newest last. */
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

/** What was shown since; pages of another member are nobody's business. */
export function takeVisits(): void {
  const { userId } = useSession.getState();
  for (const note of takeNotes()) {
    const { user, ...visit }: Loose = objectIn(parsed(note));
    const tab = { ...visit, member: user !== null };
    if (isTab(tab) && (user === null || user === userId)) visitTab(tab);
  }
}

/** Only of visited tabs: what has no place among them is forgotten with them. */
export function keepPage(page: KeptPage): void {
  if (!useTabHistory.getState().tabs.some(({ path }) => path === page.path)) return;
  const same = ({ path, entry }: KeptPage) => path === page.path && entry === page.entry;
  const others = useTabHistory.getState().kept.filter((candidate) => !same(candidate));
  keep({ kept: [...others, page].slice(-MOST_KEPT) });
}

/** Where a page was left: in this entry of the browser's history, or the last time where null. */
export function keptTop(path: string, entry: string | null): number | null {
  const found = useTabHistory
    .getState()
    .kept.findLast((page) => page.path === path && (entry === null || page.entry === entry));
  return found?.top ?? null;
}

/** When the player last left a page of this site, in this tab. */
export function lastLeft(): number {
  return useTabHistory.getState().kept.at(-1)?.time ?? 0;
}

/** @returns how to stop following the login */
export function forgetMemberTabs(): () => void {
  return useSession.subscribe(({ userId }, before) => {
    if (userId !== before.userId) keep(withoutMember(useTabHistory.getState()));
  });
}

/** Separate from the storage for its tests. */
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

/** A path of this site: `//` would lead to another one. */
function isPath(value: unknown): boolean {
  return typeof value === "string" && value.length <= 200 && /^\/(?![/\\])/.test(value);
}

function isShort(value: unknown): boolean {
  return typeof value === "string" && value.length <= 60;
}

function isAmount(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
