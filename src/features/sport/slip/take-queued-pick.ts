import { matchDetail } from "#contract/api/sport.ts";
import { takeQueuedPick } from "../../../session/pick-queue.ts";
import { requestResource } from "../live/resource.ts";
import { pickOf } from "./pick.ts";
import { isPicked, loadSlip, togglePick } from "./slip-door.ts";

/** What was pressed on another page comes into the slip; a price that is gone does not. */
export async function addQueuedPick(): Promise<void> {
  const queued = takeQueuedPick();
  if (queued === null) return;
  const [{ match }] = await Promise.all([
    requestResource(matchDetail, { gameId: queued.gameId }, { quiet: true }),
    loadSlip(),
  ]);
  for (const market of match.markets) {
    const price = market.prices.find(({ id }) => id === queued.priceId);
    if (price !== undefined && !isPicked(price.id)) togglePick(pickOf(match, market, price));
  }
}
