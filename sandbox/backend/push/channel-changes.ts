// The difference between two contents of a channel, as the lists of a delta.
import type { FeedDelta } from "#contract/api/sport-feed.ts";
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";
import type { ChannelContent } from "./channel-source.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
export type Changes = Omit<FeedDelta, "type" | "channel" | "seq" | "time">;

export const NO_CHANGES: Changes = {
  prices: [],
  markets: [],
  marketsGone: [],
  states: [],
  matches: [],
  matchesGone: [],
};

/** @returns null when a delta cannot express it: the contract has no list for new outrights */
export function changesBetween(before: ChannelContent, after: ChannelContent): Changes | null {
  const changes: Mutable<Changes> = {
    prices: [],
    markets: [],
    marketsGone: [],
    states: [],
    matches: [],
    matchesGone: [],
  };
  const old = new Map(before.matches.map((match) => [match.gameId, match]));
  for (const match of after.matches) {
    const known = old.get(match.gameId);
    old.delete(match.gameId);
    if (known !== match) changeMatch(known, match, changes);
  }
  changes.matchesGone.push(...old.keys());
  return changeOutrights(before, after, changes) ? changes : null;
}

export function isEmpty(changes: Changes): boolean {
  return Object.values(changes).every((list) => list.length === 0);
}

function changeMatch(before: SportMatch | undefined, after: SportMatch, changes: Changes): void {
  const { gameId } = after;
  if (!before || before.more !== after.more || before.team_h !== after.team_h) {
    changes.matches.push(after);
    return;
  }
  if (JSON.stringify(before.state) !== JSON.stringify(after.state)) {
    changes.states.push({ gameId, state: after.state });
  }
  changeMarkets(gameId, [before.markets, after.markets], changes);
}

function changeMarkets(
  gameId: string,
  [before, after]: readonly [readonly SportMarket[], readonly SportMarket[]],
  changes: Changes,
): void {
  const old = new Map(before.map((market) => [market.id, market]));
  for (const market of after) {
    const known = old.get(market.id);
    old.delete(market.id);
    if (known === market) continue;
    if (!known || !isSameShape(known, market)) changes.markets.push({ gameId, market });
    else changePrices(known, market, changes);
  }
  for (const id of old.keys()) changes.marketsGone.push({ gameId, id });
}

function isSameShape(before: SportMarket, after: SportMarket): boolean {
  return (
    before.line === after.line &&
    before.state === after.state &&
    before.prices.length === after.prices.length
  );
}

function changePrices(before: SportMarket, after: SportMarket, { prices }: Changes): void {
  const old = new Map(before.prices.map((price) => [price.id, price]));
  for (const { id, odds, active } of after.prices) {
    const known = old.get(id);
    if (known?.odds !== odds || known.active !== active) prices.push([id, odds, active ? 1 : 0]);
  }
}

/** @returns false when an outright is new */
function changeOutrights(before: ChannelContent, after: ChannelContent, changes: Changes): boolean {
  const old = new Map(before.outrights.map((outright) => [outright.gameId, outright]));
  for (const outright of after.outrights) {
    const known = old.get(outright.gameId);
    old.delete(outright.gameId);
    if (!known) return false;
    changeMarkets(outright.gameId, [[known.market], [outright.market]], changes);
  }
  changes.matchesGone.push(...old.keys());
  return true;
}
