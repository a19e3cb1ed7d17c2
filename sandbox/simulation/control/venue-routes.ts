// Control of venues: maintenance, activity locks, and whether they answer.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Simulation } from "../simulation.ts";
import { post } from "./post-route.ts";

const VenueSchema = v.strictObject({
  channelCode: v.string(),
  /** End of a maintenance that begins now; null: open; missing: as the clock has it. */
  opensAt: v.optional(v.nullable(v.number())),
  /** Message why money cannot leave; null: it can. */
  locked: v.optional(v.nullable(v.string())),
  /** True: its servers do not answer. */
  down: v.optional(v.boolean()),
});

export function venueRoutes(app: FastifyInstance, simulation: Simulation): void {
  post(app, "/sandbox/venue", VenueSchema, ({ channelCode, ...change }, reply) => {
    const { catalogue, venueStates } = simulation.world();
    const vendor = catalogue.vendors.find(({ code }) => code === channelCode);
    if (!vendor) return reply.code(404).send({ problem: `There is no venue ${channelCode}.` });
    venueStates.changes.set(channelCode, { ...venueStates.changes.get(channelCode), ...change });
    const time = simulation.now();
    simulation.cache.renew(time);
    return {
      channelCode,
      opensAt: venueStates.opensAt(vendor, time),
      locked: venueStates.locked(vendor),
      down: venueStates.down(vendor),
    };
  });
}
