// Hooks on the live feed: each rerenders its component for its own subject only.
import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { MatchStateView, Outright, SportMatch } from "#contract/api/sport.ts";
import type { AsyncResult } from "#ui/states/async-view.tsx";
import type { KeyedStore } from "./keyed-store.ts";
import { feedStores, type FeedHealth, LIST, type PriceView } from "./feed-views.ts";
import type { MatchFacts } from "./opened.ts";
import { watchPrices } from "./watched.ts";

export type { FeedHealth, PriceView } from "./feed-views.ts";
export { type MatchFacts, openList, openMatch, type PickedList } from "./opened.ts";

/** Matches of the list in feed order; the same array while none comes or goes. */
export function useMatchIds(): readonly string[] {
  return useCell(feedStores.ids, LIST);
}

/** Outrights of the list. Their odds are those of the first snapshot: see `usePrice`. */
export function useOutrights(): readonly Outright[] {
  return useCell(feedStores.outrights, LIST);
}

/**
 * Facts and markets of a match: a new object when a market comes, goes, or changes its line or state. Odds
 * and score inside are of that moment: see `usePrice` and `useMatchState`.
 */
export function useMatch(gameId: string): SportMatch | undefined {
  return useCell(feedStores.match, gameId);
}

export function useMatchState(gameId: string): MatchStateView | undefined {
  return useCell(feedStores.state, gameId);
}

/** Undefined once the price is no longer offered. */
export function usePrice(priceId: string): PriceView | undefined {
  return useCell(feedStores.price, priceId);
}

/** Odds of several prices, in their order; `""` for one that is not offered. */
export function useOdds(priceIds: readonly string[]): readonly string[] {
  const key = priceIds.join(" ");
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = key.split(" ").map((id) => feedStores.price.subscribe(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [key],
  );
  const read = () => priceIds.map((id) => feedStores.price.get(id)?.odds ?? "").join(" ");
  return useSyncExternalStore(subscribe, read, read).split(" ");
}

/** Of the list, or of an open match. */
export function useFeedHealth(gameId: string = LIST): FeedHealth {
  return useCell(feedStores.health, gameId);
}

/** What a view shows of the list; a feed that has nothing yet, or failed before it had, has no data. */
export function useFeedResult<T>(data: T): AsyncResult<T> {
  const { state, error, retry } = useFeedHealth();
  return { state, error, retry, data: state === "loading" || state === "error" ? undefined : data };
}

/** Follows these prices wherever their matches are listed, while the view is mounted. */
export function useWatchedPrices(priceIds: readonly string[]): void {
  const key = priceIds.join(" ");
  useEffect(() => {
    if (key === "") return;
    const watch = watchPrices();
    watch.set(key.split(" "));
    return watch.stop;
  }, [key]);
}

/** Statistics, events and form of an open match. */
export function useMatchFacts(gameId: string): MatchFacts | undefined {
  return useCell(feedStores.facts, gameId);
}

export function matchNow(gameId: string): SportMatch | undefined {
  return feedStores.match.get(gameId);
}

export function stateNow(gameId: string): MatchStateView | undefined {
  return feedStores.state.get(gameId);
}

function useCell<T>(from: KeyedStore<T>, key: string): T {
  const subscribe = useCallback(
    (listener: () => void) => from.subscribe(key, listener),
    [from, key],
  );
  const read = () => from.get(key);
  return useSyncExternalStore(subscribe, read, read);
}
