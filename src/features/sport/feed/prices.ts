// All prices of a channel by id, with the last movement of each.
import type { SportMarket } from "#contract/api/sport.ts";
import type { FeedChanges, Writing } from "./feed-changes.ts";

export type Movement = "up" | "down" | "same";

export interface Price {
  readonly gameId: string;
  market: SportMarket;
  odds: string;
  active: boolean;
  moved: Movement;
  /** Server time, epoch milliseconds; 0 before the first movement. */
  movedAt: number;
}

export interface Prices {
  readonly byId: Map<string, Price>;
  readonly markets: Map<string, { readonly gameId: string; market: SportMarket }>;
  readonly marketsOf: Map<string, Set<string>>;
  /** Movements in the order they happened. */
  readonly moves: { readonly id: string; readonly at: number }[];
}

interface Game {
  readonly gameId: string;
}

/** How long a movement is shown. */
export const MOVEMENT_MS = 3000;

export function newPrices(): Prices {
  return { byId: new Map(), markets: new Map(), marketsOf: new Map(), moves: [] };
}

/** Replaces all markets of a game. */
export function putMarkets(
  prices: Prices,
  { gameId, markets }: Game & { readonly markets: readonly SportMarket[] },
  writing: Writing,
): void {
  const wanted = new Set(markets.map(({ id }) => id));
  for (const id of prices.marketsOf.get(gameId) ?? []) {
    if (!wanted.has(id)) dropMarket(prices, id, writing.changes);
  }
  for (const market of markets) putMarket(prices, { gameId, market }, writing);
}

export function putMarket(
  prices: Prices,
  { gameId, market }: Game & { readonly market: SportMarket },
  writing: Writing,
): void {
  const before = prices.markets.get(market.id)?.market;
  prices.markets.set(market.id, { gameId, market });
  const known = prices.marketsOf.get(gameId);
  if (known) known.add(market.id);
  else prices.marketsOf.set(gameId, new Set([market.id]));
  if (before) dropMissing(prices, before, market, writing.changes);
  const isOther = before?.line !== market.line || before.state !== market.state;
  for (const { id, odds, active } of market.prices) {
    const price = prices.byId.get(id);
    if (!price) {
      prices.byId.set(id, { gameId, market, odds, active, moved: "same", movedAt: 0 });
      writing.changes.prices.add(id);
      continue;
    }
    // Odds on a different line are not a movement.
    if (before?.line !== market.line) {
      price.odds = odds;
      price.moved = "same";
    }
    price.market = market;
    if (isOther) writing.changes.prices.add(id);
    movePrice(prices, [id, odds, active ? 1 : 0], writing);
  }
}

export function movePrice(
  prices: Prices,
  [id, odds, active]: readonly [id: string, odds: string, active: 0 | 1],
  { at, changes }: Writing,
): void {
  const price = prices.byId.get(id);
  if (!price || (price.odds === odds && price.active === (active === 1))) return;
  const step = Number(odds) - Number(price.odds);
  if (step !== 0 && !Number.isNaN(step)) {
    price.moved = step > 0 ? "up" : "down";
    price.movedAt = at;
    prices.moves.push({ id, at });
  }
  price.odds = odds;
  price.active = active === 1;
  changes.prices.add(id);
}

/** Ends movements that were shown long enough. */
export function endMovements(prices: Prices, now: number, changes: FeedChanges): void {
  let ended = 0;
  for (const { id, at } of prices.moves) {
    if (now - at < MOVEMENT_MS) break;
    ended += 1;
    const price = prices.byId.get(id);
    if (!price || price.moved === "same" || price.movedAt > at) continue;
    price.moved = "same";
    changes.prices.add(id);
  }
  if (ended > 0) prices.moves.splice(0, ended);
}

/** Marks prices changed whose view depends on other data that changed. */
export function touchPrices(prices: Prices, gameId: string, changes: FeedChanges): void {
  for (const marketId of prices.marketsOf.get(gameId) ?? []) {
    for (const { id } of prices.markets.get(marketId)?.market.prices ?? []) changes.prices.add(id);
  }
}

export function dropMarket(prices: Prices, marketId: string, changes: FeedChanges): void {
  const known = prices.markets.get(marketId);
  if (!known) return;
  prices.markets.delete(marketId);
  prices.marketsOf.get(known.gameId)?.delete(marketId);
  for (const { id } of known.market.prices) dropPrice(prices, id, changes);
}

export function dropPrices(prices: Prices, gameId: string, changes: FeedChanges): void {
  for (const id of prices.marketsOf.get(gameId) ?? []) dropMarket(prices, id, changes);
  prices.marketsOf.delete(gameId);
}

function dropMissing(
  prices: Prices,
  before: SportMarket,
  after: SportMarket,
  changes: FeedChanges,
): void {
  if (before === after) return;
  const wanted = new Set(after.prices.map(({ id }) => id));
  for (const { id } of before.prices) if (!wanted.has(id)) dropPrice(prices, id, changes);
}

function dropPrice(prices: Prices, id: string, changes: FeedChanges): void {
  if (prices.byId.delete(id)) changes.prices.add(id);
}
