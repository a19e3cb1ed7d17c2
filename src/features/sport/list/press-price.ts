// Pressing a price puts it into the slip, or takes it out, at the odds of this moment.
import { matchNow, priceNow, stateNow } from "../live/feed-store.ts";
import { pickOf } from "../slip/pick.ts";
import { togglePick } from "../slip/slip-door.ts";

export function pressPrice(gameId: string, priceId: string): void {
  const match = matchNow(gameId);
  const market = match?.markets.find(({ prices }) => prices.some(({ id }) => id === priceId));
  const price = market?.prices.find(({ id }) => id === priceId);
  if (match === undefined || market === undefined || price === undefined) return;
  const state = stateNow(gameId) ?? match.state;
  const odds = priceNow(priceId)?.odds ?? price.odds;
  togglePick(pickOf({ ...match, state }, market, { ...price, odds }));
}
