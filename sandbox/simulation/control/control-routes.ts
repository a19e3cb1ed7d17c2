// The control surface under `/sandbox/*`, for tests and demos. Not part of the contract.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { FlagsSchema, readFlags, writeFlags } from "../../backend/site/flags.ts";
import { FaultSchema } from "../faults/faults.ts";
import type { Simulation } from "../simulation.ts";
import { characterView } from "../world-context.ts";
import { accountRoutes } from "./account-routes.ts";
import { betRoutes } from "./bet-routes.ts";
import { bookRoutes } from "./book-routes.ts";
import { chatRoutes } from "./chat-routes.ts";
import { engagementRoutes } from "./engagement-routes.ts";
import { freeBetRoutes } from "./free-bet-routes.ts";
import { limitWaitRoute } from "./limit-wait-routes.ts";
import { messageRoutes } from "./message-routes.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { missing, post } from "./post-route.ts";
import { documentRoutes } from "./document-routes.ts";
import { protectionRoutes } from "./protection-routes.ts";
import { venueRoutes } from "./venue-routes.ts";
import { withdrawalRoutes } from "./withdrawal-routes.ts";

const ResetSchema = v.strictObject({ seed: v.optional(v.pipe(v.number(), v.integer())) });

const ClockSchema = v.strictObject({
  /** Milliseconds from real time. */
  offset: v.optional(v.number()),
  /** Sets the clock to this time, in epoch milliseconds; it runs on from there. */
  set: v.optional(v.number()),
  /** True freezes the clock, false lets it run, a number freezes it at that time. */
  freeze: v.optional(v.union([v.boolean(), v.number()])),
});

const FlagChangeSchema = v.strictObject({ site: v.string(), ...v.partial(FlagsSchema).entries });

export function controlRoutes(app: FastifyInstance, simulation: Simulation): void {
  app.get("/sandbox/state", () => state(simulation));
  app.get("/sandbox/faults", () => simulation.faults.list());
  app.delete("/sandbox/faults", () => {
    simulation.faults.clear();
    return state(simulation);
  });
  post(app, "/sandbox/faults", FaultSchema, (fault) => {
    simulation.faults.add(fault);
    return state(simulation);
  });
  post(app, "/sandbox/reset", ResetSchema, ({ seed }) => {
    simulation.reset(seed);
    return state(simulation);
  });
  post(app, "/sandbox/clock", ClockSchema, (change) => {
    moveClock(simulation, change);
    return state(simulation);
  });
  post(app, "/sandbox/flags", FlagChangeSchema, ({ site, ...flags }, reply) => {
    const view = simulation.sites.named(site);
    if (!view) return missing(reply, site);
    writeFlags(simulation.world().database, view.site.id, flags);
    simulation.cache.clear();
    return state(simulation);
  });
  accountRoutes(app, simulation);
  chatRoutes(app, simulation);
  betRoutes(app, simulation);
  bookRoutes(app, simulation);
  engagementRoutes(app, simulation);
  freeBetRoutes(app, simulation);
  messageRoutes(app, simulation);
  paymentRoutes(app, simulation);
  protectionRoutes(app, simulation);
  documentRoutes(app, simulation);
  limitWaitRoute(app, simulation);
  venueRoutes(app, simulation);
  withdrawalRoutes(app, simulation);
}

function moveClock({ clock }: Simulation, change: v.InferOutput<typeof ClockSchema>): void {
  if (change.offset !== undefined) clock.shift(change.offset);
  if (change.set !== undefined) clock.set(change.set);
  if (change.freeze === false) clock.thaw();
  else if (change.freeze === true) clock.freeze();
  else if (change.freeze !== undefined) clock.freeze(change.freeze);
}

function state(simulation: Simulation) {
  const { seed, database, catalogue } = simulation.world();
  return {
    seed,
    clock: simulation.clock.state(),
    faults: simulation.faults.list(),
    sites: simulation.sites.all.map(characterView).map(({ site, character, venues }) => ({
      id: site.id,
      siteId: site.siteId,
      name: site.name,
      character,
      venues,
      flags: readFlags(database, site.id),
    })),
    content: {
      games: catalogue.games.length,
      vendors: catalogue.vendors.length,
      leagues: catalogue.leagues.length,
      tables: catalogue.tables.length,
      draws: catalogue.draws.length,
      rooms: catalogue.rooms.length,
    },
  };
}
