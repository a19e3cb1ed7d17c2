import type { PaymentWorld } from "../../backend/deposits/payment-world.ts";
import type { World } from "../world.ts";
import { assign } from "./assign.ts";
import { paymentMethods } from "./channels.ts";
import { coinRate } from "./coin-market.ts";
import { siteRewards } from "./deposit-rewards.ts";
import { worldEvents } from "./world-events.ts";

/** The simulated payment providers. */
export function paymentWorld(world: () => Pick<World, "seed" | "database">): PaymentWorld {
  return {
    methods: (_view, time) => paymentMethods(world().seed, time),
    rewards: (view) => siteRewards(view),
    service: () => ({ name: "存款专员 小林", hours: "10:00–次日 02:00", usualSeconds: 120 }),
    assign: (asked) => assign(world().seed, world().database, asked),
    coinRate: (coin, time) => coinRate(world().seed, coin, time),
    events: (member, claims, time) => worldEvents(world(), { member, claims, time }),
  };
}
