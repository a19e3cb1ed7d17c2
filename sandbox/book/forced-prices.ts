// Prices and lines the control surface sets for a while.
import type { SportMarket } from "#contract/api/sport.ts";

interface Span {
  readonly from: number;
  readonly until: number;
}

export type Forced = Span &
  (
    | { readonly kind: "price"; readonly id: string; readonly odds: string }
    | { readonly kind: "line"; readonly id: string; readonly line: string }
  );

/** Markets that nothing is set of stay the same objects. */
export function withForced(
  markets: readonly SportMarket[],
  forced: readonly Forced[],
): SportMarket[] {
  return forced.reduce<SportMarket[]>(
    (list, order) => list.map((market) => changed(market, order)),
    [...markets],
  );
}

function changed(market: SportMarket, order: Forced): SportMarket {
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
