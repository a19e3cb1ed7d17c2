// The live feed for components: each hook draws its component anew for its own subject alone.
import { useCallback, useSyncExternalStore } from "react";
import type { MatchStateView, Outright, SportMatch } from "#contract/api/sport.ts";
import type { Cells } from "./cells.ts";
import { cells, type FeedHealth, LIST, type PriceView } from "./feed-views.ts";
import type { MatchFacts } from "./opened.ts";

export type { FeedHealth, PriceView } from "./feed-views.ts";
export { type MatchFacts, openList, openMatch } from "./opened.ts";

/** Matches of the list in the order of the feed; the same array while none comes or goes. */
export function useMatchIds(): readonly string[] {
  return useCell(cells.ids, LIST);
}

/** Contests of the list. Their odds are those of the first moment: see `usePrice`. */
export function useOutrights(): readonly Outright[] {
  return useCell(cells.outrights, LIST);
}

/**
 * Facts and markets of a match: another object when a market comes or goes, or changes in line or state.
 * Odds and score inside are those of that moment: see `usePrice` and `useMatchState`.
 */
export function useMatch(gameId: string): SportMatch | undefined {
  return useCell(cells.match, gameId);
}

export function useMatchState(gameId: string): MatchStateView | undefined {
  return useCell(cells.state, gameId);
}

/** Undefined once it is not offered any more. */
export function usePrice(priceId: string): PriceView | undefined {
  return useCell(cells.price, priceId);
}

/** Of the list, or of a match that is open. */
export function useFeedHealth(gameId: string = LIST): FeedHealth {
  return useCell(cells.health, gameId);
}

/** Statistics, events and form of a match that is open. */
export function useMatchFacts(gameId: string): MatchFacts | undefined {
  return useCell(cells.facts, gameId);
}

export function priceNow(priceId: string): PriceView | undefined {
  return cells.price.get(priceId);
}

export function matchNow(gameId: string): SportMatch | undefined {
  return cells.match.get(gameId);
}

export function stateNow(gameId: string): MatchStateView | undefined {
  return cells.state.get(gameId);
}

function useCell<T>(from: Cells<T>, key: string): T {
  const subscribe = useCallback(
    (listener: () => void) => from.subscribe(key, listener),
    [from, key],
  );
  const read = () => from.get(key);
  return useSyncExternalStore(subscribe, read, read);
}
