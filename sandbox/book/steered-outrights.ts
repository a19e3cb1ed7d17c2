// Champions as the control surface has them: decided by hand, suspended, at prices that were set.
import type { Outright } from "#contract/api/sport.ts";
import { withForced } from "./forced-prices.ts";
import type { Orders } from "./orders.ts";
import type { Outrights } from "./outrights.ts";

export function steeredOutrights(outrights: Outrights, orders: Orders): Outrights {
  const decided = (id: string, time: number) => orders.decision({ id, game: id }, time);
  const steered = (outright: Outright, time: number): Outright => {
    const { gameId } = outright;
    const forced = orders.forced(gameId, time);
    const [market = outright.market] = withForced([outright.market], forced);
    if (decided(gameId, time)) return { ...outright, market: down(market, "closed") };
    const suspended = orders.suspended(gameId, time) && market.state === "open";
    if (suspended) return { ...outright, market: down(market, "suspended") };
    return forced.length === 0 ? outright : { ...outright, market };
  };
  return {
    list: (filter, time) =>
      outrights
        .list(filter, time)
        .filter(({ gameId }) => !decided(gameId, time))
        .map((outright) => steered(outright, time)),
    byId(id, time) {
      const found = outrights.byId(id, time);
      return found && steered(found, time);
    },
    closing: outrights.closing,
    winner: (id, time) => decided(id, time)?.result?.winner ?? outrights.winner(id, time),
  };
}

function down(market: Outright["market"], state: "closed" | "suspended"): Outright["market"] {
  return {
    ...market,
    state,
    prices: market.prices.map((price) => ({ ...price, active: false })),
  };
}
