// Content of a channel, without its sequence numbers. A match and its markets are one object that stays the
// same while only odds and scores change; those are kept beside it, by id.
import type { MatchStateView, Outright, SportMarket, SportMatch } from "#contract/api/sport.ts";
import type { FeedDelta } from "#contract/api/sport-feed.ts";
import type { FeedChanges, FeedSnapshot, Writing } from "./feed-changes.ts";
import {
  dropMarket,
  dropPrices,
  movePrice,
  newPrices,
  type Prices,
  putMarket,
  putMarkets,
  touchPrices,
} from "./prices.ts";
import { isSame, isSameMarket, isSameMatch, withMarket, withoutMarket } from "./same-match.ts";

export interface FeedContent {
  readonly prices: Prices;
  readonly matches: Map<string, SportMatch>;
  readonly states: Map<string, MatchStateView>;
  readonly outrights: Map<string, Outright>;
  /** In the order of the feed; the same array while no match comes or goes. */
  ids: readonly string[];
  contests: readonly Outright[];
}

export type Keeps = (game: SportMatch | Outright) => boolean;

export function newContent(): FeedContent {
  return {
    prices: newPrices(),
    matches: new Map(),
    states: new Map(),
    outrights: new Map(),
    ids: [],
    contests: [],
  };
}

/** Replaces the content by a snapshot. */
export function fill(content: FeedContent, snapshot: FeedSnapshot, changes: FeedChanges): void {
  const { matches, outrights } = snapshot;
  const writing = { at: snapshot.time, changes };
  const found = new Set([...matches, ...outrights].map(({ gameId }) => gameId));
  for (const id of [...content.matches.keys(), ...content.outrights.keys()]) {
    if (!found.has(id)) dropGame(content, id, changes);
  }
  for (const match of matches) putMatch(content, match, writing);
  for (const outright of outrights) putOutright(content, outright, writing);
  if (reorder(content.matches, matches)) changes.ids = true;
  if (reorder(content.outrights, outrights)) changes.outrights = true;
  listAnew(content, changes);
}

export function applyChanges(content: FeedContent, delta: FeedDelta, changes: FeedChanges): void {
  const writing = { at: delta.time, changes };
  for (const gameId of delta.matchesGone) dropGame(content, gameId, changes);
  for (const match of delta.matches) putMatch(content, match, writing);
  for (const { gameId, state } of delta.states) {
    if (content.matches.has(gameId)) putState(content, { gameId, state }, changes);
  }
  for (const { gameId, id } of delta.marketsGone) {
    dropMarket(content.prices, id, changes);
    setMarkets(content, gameId, (markets) => withoutMarket(markets, id), changes);
  }
  for (const { gameId, market } of delta.markets) {
    if (!content.matches.has(gameId) && !content.outrights.has(gameId)) continue;
    putMarket(content.prices, { gameId, market }, writing);
    setMarkets(content, gameId, (markets) => withMarket(markets, market), changes);
  }
  for (const price of delta.prices) movePrice(content.prices, price, writing);
  listAnew(content, changes);
}

function putMatch(content: FeedContent, match: SportMatch, writing: Writing): void {
  const { gameId, state, markets } = match;
  const { changes } = writing;
  const before = content.matches.get(gameId);
  if (!before) changes.ids = true;
  if (!before || !isSameMatch(before, match)) {
    content.matches.set(gameId, match);
    changes.matches.add(gameId);
  }
  putState(content, { gameId, state }, changes);
  putMarkets(content.prices, { gameId, markets }, writing);
}

interface StateOf {
  readonly gameId: string;
  readonly state: MatchStateView;
}

function putState(content: FeedContent, { gameId, state }: StateOf, changes: FeedChanges): void {
  const before = content.states.get(gameId);
  if (before && isSame(before, state)) return;
  content.states.set(gameId, state);
  changes.states.add(gameId);
  // Live data goes stale sooner.
  if (before && before.isLive !== state.isLive) touchPrices(content.prices, gameId, changes);
}

function putOutright(content: FeedContent, outright: Outright, writing: Writing): void {
  const { gameId, market } = outright;
  const { changes } = writing;
  const before = content.outrights.get(gameId);
  if (!before || !isSameOutright(before, outright)) {
    content.outrights.set(gameId, outright);
    changes.outrights = true;
  }
  putMarkets(content.prices, { gameId, markets: [market] }, writing);
}

function dropGame(content: FeedContent, gameId: string, changes: FeedChanges): void {
  dropPrices(content.prices, gameId, changes);
  if (content.outrights.delete(gameId)) changes.outrights = true;
  if (!content.matches.delete(gameId)) return;
  content.states.delete(gameId);
  changes.ids = true;
  changes.matches.add(gameId);
  changes.states.add(gameId);
}

/** @param change returns the same array when nothing changes */
function setMarkets(
  content: FeedContent,
  gameId: string,
  change: (markets: SportMarket[]) => SportMarket[],
  changes: FeedChanges,
): void {
  const match = content.matches.get(gameId);
  const outright = content.outrights.get(gameId);
  if (match) {
    const markets = change(match.markets);
    if (markets === match.markets) return;
    content.matches.set(gameId, { ...match, markets });
    changes.matches.add(gameId);
  } else if (outright) {
    const market = change([outright.market])[0];
    if (!market) return dropGame(content, gameId, changes);
    if (isSameMarket(market, outright.market)) return;
    content.outrights.set(gameId, { ...outright, market });
    changes.outrights = true;
  }
}

function listAnew(content: FeedContent, changes: FeedChanges): void {
  if (changes.ids) content.ids = [...content.matches.keys()];
  if (changes.outrights) content.contests = [...content.outrights.values()];
}

function isSameOutright(before: Outright, after: Outright): boolean {
  const { market: old, ...facts } = before;
  const { market, ...rest } = after;
  return isSameMarket(old, market) && isSame(facts, rest);
}

/** A map keeps insertion order. @returns whether the order changed */
function reorder<T extends { readonly gameId: string }>(
  map: Map<string, T>,
  wanted: readonly T[],
): boolean {
  const order = [...map.keys()];
  if (wanted.every(({ gameId }, at) => gameId === order[at])) return false;
  for (const { gameId } of wanted) {
    const kept = map.get(gameId);
    map.delete(gameId);
    if (kept) map.set(gameId, kept);
  }
  return true;
}
