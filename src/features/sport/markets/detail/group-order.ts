// The member's own order of the groups of markets, in all matches of this browser.
import { create } from "zustand";
import { storage } from "#lib/browser/storage.ts";
import { GROUPS } from "./market-groups.ts";

const KEY = "sportGroupOrder";
/** "All" and the pinned plays stay at the front. */
const FIXED = 2;

/** Tabs of a match's page: groups of plays, those about players, and those that combine. */
export const MARKET_TABS = [...GROUPS, "players", "combined"] as const;
export type Tab = (typeof MARKET_TABS)[number];
export const MOVABLE: readonly Tab[] = MARKET_TABS.slice(FIXED);

interface GroupOrder {
  readonly order: readonly Tab[];
  /** @param by places up or down among `shown`, the tabs that the match has */
  move(tab: Tab, by: -1 | 1, shown: readonly Tab[]): void;
  reset(): void;
}

export const useGroupOrder = create<GroupOrder>((set, get) => ({
  order: storage.read(KEY, readOrder) ?? MOVABLE,
  move(tab, by, shown) {
    const { order } = get();
    const known = order.filter((one) => shown.includes(one));
    const passed = known[known.indexOf(tab) + by];
    if (passed === undefined) return;
    const rest = order.filter((one) => one !== tab);
    const at = rest.indexOf(passed) + (by === 1 ? 1 : 0);
    const next = rest.toSpliced(at, 0, tab);
    storage.write(KEY, next.join(","));
    set({ order: next });
  },
  reset() {
    storage.remove(KEY);
    set({ order: MOVABLE });
  },
}));

/** In the member's order; "all" and the pinned plays first. */
export function inOwnOrder(tabs: readonly Tab[], order: readonly Tab[]): readonly Tab[] {
  return tabs.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Groups that were added since stand at the end. */
function readOrder(text: string): readonly Tab[] {
  const kept = text.split(",").flatMap((name) => MOVABLE.find((tab) => tab === name) ?? []);
  return [...new Set([...kept, ...MOVABLE])];
}
