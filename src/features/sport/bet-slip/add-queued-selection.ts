import { matchDetail } from "#contract/api/sport.ts";
import { takeQueuedSelection } from "#domain/bets/queued-selection.ts";
import { requestResource } from "../feed/resource.ts";
import { selectionOf } from "../markets/slip-selection.ts";
import { loadSlip } from "./lazy-slip.ts";
import { isSelected, toggleSelection } from "../markets/slip-selections.ts";

/** Adds a price that was pressed on another page; drops it when the price is no longer offered. */
export async function addQueuedSelection(): Promise<void> {
  const queued = takeQueuedSelection();
  if (queued === null) return;
  const [{ match }] = await Promise.all([
    requestResource(matchDetail, { gameId: queued.gameId }, { quiet: true }),
    loadSlip(),
  ]);
  for (const market of match.markets) {
    const price = market.prices.find(({ id }) => id === queued.priceId);
    if (price !== undefined && !isSelected(price.id))
      toggleSelection(selectionOf(match, market, price));
  }
}
