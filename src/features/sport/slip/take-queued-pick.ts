import { matchDetail } from "#contract/api/sport.ts";
import { takeQueuedPick } from "../../../session/pick-queue.ts";
import { requestResource } from "../live/resource.ts";
import { pickOf } from "./pick.ts";
import { slip, useSlip } from "./slip-store.ts";

/** What was pressed on another page comes into the slip; a price that is gone does not. */
export async function addQueuedPick(): Promise<void> {
  const queued = takeQueuedPick();
  if (queued === null || isIn(queued.priceId)) return;
  const { match } = await requestResource(matchDetail, { gameId: queued.gameId }, { quiet: true });
  for (const market of match.markets) {
    const price = market.prices.find(({ id }) => id === queued.priceId);
    if (price !== undefined && !isIn(price.id)) slip.toggle(pickOf(match, market, price));
  }
}

function isIn(priceId: string): boolean {
  return useSlip.getState().selections.some(({ pick }) => pick.priceId === priceId);
}
