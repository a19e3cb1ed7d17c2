// The structure of a match: facts, markets, lines, open or closed. Odds and score do not count.
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";

export function isSameMatch(before: SportMatch, after: SportMatch): boolean {
  const { markets: old, state: _was, ...facts } = before;
  const { markets, state: _is, ...rest } = after;
  return (
    isSame(facts, rest) &&
    old.length === markets.length &&
    old.every((market, at) => isSameMarket(market, markets[at]))
  );
}

export function isSameMarket(before: SportMarket, after: SportMarket | undefined): boolean {
  if (before === after) return true;
  return (
    before.id === after?.id &&
    before.w === after.w &&
    before.line === after.line &&
    before.row === after.row &&
    before.state === after.state &&
    before.prices.length === after.prices.length &&
    before.prices.every((price, at) => {
      const other = after.prices[at];
      return price.id === other?.id && price.r === other.r && price.name === other.name;
    })
  );
}

/** Compares plain JSON data. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || !left || !right) return false;
  const mine = Object.entries(left);
  const theirs = new Map(Object.entries(right));
  return (
    mine.length === theirs.size && mine.every(([key, value]) => isSame(value, theirs.get(key)))
  );
}

/** Replaces the market, or inserts it behind the markets of its play. */
export function withMarket(markets: SportMarket[], market: SportMarket): SportMarket[] {
  const at = markets.findIndex(({ id }) => id === market.id);
  if (at === -1) return markets.toSpliced(placeOf(markets, market), 0, market);
  const known = markets[at];
  return known && isSameMarket(known, market) ? markets : markets.with(at, market);
}

/** Returns the same array when there is no such market. */
export function withoutMarket(markets: SportMarket[], id: string): SportMarket[] {
  const at = markets.findIndex((market) => market.id === id);
  return at === -1 ? markets : markets.toSpliced(at, 1);
}

function placeOf(markets: readonly SportMarket[], { w, row }: SportMarket): number {
  const after = markets.findIndex((market) => market.w === w && market.row > row);
  if (after !== -1) return after;
  const last = markets.findLastIndex((market) => market.w === w);
  return last === -1 ? markets.length : last + 1;
}
