import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Ticket } from "#contract/api/ticket.ts";
import { cashOutQuote } from "#contract/api/tickets.ts";
import { loadLaunch } from "../feed/launch.ts";
import { legNow } from "../feed/feed-terms.ts";
import { onFrame } from "../feed/feed.ts";
import { requestResource } from "../feed/resource.ts";
import { createOffer, type OfferView } from "./offer.ts";

/** @param every milliseconds between two quotes; null asks for none */
export function useOffer({ ticketId, legs }: Ticket, every: number | null): OfferView {
  const open = legs.filter(({ result }) => result === null);
  const key = open.map(({ priceId, gameId, w }) => `${priceId} ${gameId} ${w}`).join(";");
  const offer = useMemo(() => offerOf(ticketId, key), [ticketId, key]);
  useEffect(() => {
    if (every === null) offer.clear();
    else return offer.follow(every);
  }, [offer, every]);
  return useSyncExternalStore(offer.subscribe, offer.get, offer.get);
}

function offerOf(ticketId: string, key: string) {
  const legs = key.split(";").map((leg) => {
    const [priceId = "", gameId = "", w = ""] = leg.split(" ");
    return { priceId, gameId, w };
  });
  return createOffer({
    async ask() {
      await loadLaunch();
      return requestResource(cashOutQuote, { ticketId }, { quiet: true });
    },
    isSeen: () => !document.hidden,
    look: () => legs.map(legNow),
    onFeed: onFrame,
  });
}
