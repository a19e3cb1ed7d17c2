// Toggles a price in the slip at its current odds.
import { matchNow, priceNow, stateNow } from "../../feed/feed-store.ts";
import { selectionOf } from "../slip-selection.ts";
import { pressSelection } from "../slip-selections.ts";

export function pressPrice(gameId: string, priceId: string): void {
  const match = matchNow(gameId);
  const market = match?.markets.find(({ prices }) => prices.some(({ id }) => id === priceId));
  const price = market?.prices.find(({ id }) => id === priceId);
  if (match === undefined || market === undefined || price === undefined) return;
  const state = stateNow(gameId) ?? match.state;
  const odds = priceNow(priceId)?.odds ?? price.odds;
  pressSelection(selectionOf({ ...match, state }, market, { ...price, odds }));
}
