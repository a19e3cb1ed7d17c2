// Outrights with the overrides of the control surface: forced winners, suspensions, forced prices.
import type { Outright } from "#contract/api/sport.ts";
import type { Outrights } from "../outrights/outrights.ts";
import { applyForcedPrices } from "./forced-prices.ts";
import type { Overrides } from "./overrides.ts";

export function overrideOutrights(outrights: Outrights, overrides: Overrides): Outrights {
  const decided = (id: string, time: number) => overrides.decision({ id, game: id }, time);
  const overridden = (outright: Outright, time: number): Outright => {
    const { gameId } = outright;
    const forced = overrides.forced(gameId, time);
    const [market = outright.market] = applyForcedPrices([outright.market], forced);
    if (decided(gameId, time)) return { ...outright, market: down(market, "closed") };
    const suspended = overrides.suspended(gameId, time) && market.state === "open";
    if (suspended) return { ...outright, market: down(market, "suspended") };
    return forced.length === 0 ? outright : { ...outright, market };
  };
  return {
    list: (filter, time) =>
      outrights
        .list(filter, time)
        .filter(({ gameId }) => !decided(gameId, time))
        .map((outright) => overridden(outright, time)),
    byId(id, time) {
      const found = outrights.byId(id, time);
      return found && overridden(found, time);
    },
    closing: outrights.closing,
    winners(id, time) {
      const winners = decided(id, time)?.result?.winners ?? [];
      return winners.length > 0 ? winners : outrights.winners(id, time);
    },
  };
}

function down(market: Outright["market"], state: "closed" | "suspended"): Outright["market"] {
  return {
    ...market,
    state,
    prices: market.prices.map((price) => ({ ...price, active: false })),
  };
}
