// Prices and lines set by the control surface for a limited time.
import type { SportMarket } from "#contract/api/sport.ts";

interface Span {
  readonly from: number;
  readonly until: number;
}

export type ForcedPrice = Span &
  (
    | { readonly kind: "price"; readonly id: string; readonly odds: string }
    | { readonly kind: "line"; readonly id: string; readonly line: string }
  );

/** Unchanged markets stay the same objects. */
export function applyForcedPrices(
  markets: readonly SportMarket[],
  forced: readonly ForcedPrice[],
): SportMarket[] {
  return forced.reduce<SportMarket[]>(
    (list, order) => list.map((market) => changed(market, order)),
    [...markets],
  );
}

function changed(market: SportMarket, order: ForcedPrice): SportMarket {
  if (order.kind === "line") {
    return order.id === market.id ? { ...market, line: order.line } : market;
  }
  if (!order.id.startsWith(`${market.id}:`)) return market;
  const { odds, id } = order;
  const active = market.state === "open";
  const prices = market.prices.map((price) =>
    price.id === id ? { ...price, odds, active } : price,
  );
  return { ...market, prices };
}
