// `/sandbox/*`: the sandbox's own control surface for tests and demos. Not part of the contract.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Backend } from "../backend.ts";
import { betRoutes } from "../bets/bets-control.ts";
import { orderRoutes } from "../book/order-routes.ts";
import { FlagsSchema, readFlags, writeFlags } from "../store/flags.ts";
import { accountRoutes } from "./account-routes.ts";
import { FaultSchema } from "./faults.ts";
import { missing, post } from "./post-route.ts";

const ResetSchema = v.strictObject({ seed: v.optional(v.pipe(v.number(), v.integer())) });

const ClockSchema = v.strictObject({
  /** Milliseconds away from real time. */
  offset: v.optional(v.number()),
  /** Epoch milliseconds to continue from. */
  set: v.optional(v.number()),
  /** True holds the clock, false lets it go, a number holds it at that moment. */
  freeze: v.optional(v.union([v.boolean(), v.number()])),
});

const FlagChangeSchema = v.strictObject({ site: v.string(), ...v.partial(FlagsSchema).entries });

export function controlRoutes(app: FastifyInstance, backend: Backend): void {
  app.get("/sandbox/state", () => state(backend));
  app.get("/sandbox/faults", () => backend.faults.list());
  app.delete("/sandbox/faults", () => {
    backend.faults.clear();
    return state(backend);
  });
  post(app, "/sandbox/faults", FaultSchema, (fault) => {
    backend.faults.add(fault);
    return state(backend);
  });
  post(app, "/sandbox/reset", ResetSchema, ({ seed }) => {
    backend.reset(seed);
    return state(backend);
  });
  post(app, "/sandbox/clock", ClockSchema, (change) => {
    moveClock(backend, change);
    return state(backend);
  });
  post(app, "/sandbox/flags", FlagChangeSchema, ({ site, ...flags }, reply) => {
    const view = backend.sites.named(site);
    if (!view) return missing(reply, site);
    writeFlags(backend.world().database, view.site.id, flags);
    backend.cache.clear();
    return state(backend);
  });
  accountRoutes(app, backend);
  betRoutes(app, backend);
  orderRoutes(app, backend);
}

function moveClock({ clock }: Backend, change: v.InferOutput<typeof ClockSchema>): void {
  if (change.offset !== undefined) clock.shift(change.offset);
  if (change.set !== undefined) clock.set(change.set);
  if (change.freeze === false) clock.thaw();
  else if (change.freeze === true) clock.freeze();
  else if (change.freeze !== undefined) clock.freeze(change.freeze);
}

function state(backend: Backend) {
  const { seed, database, catalogue } = backend.world();
  return {
    seed,
    clock: backend.clock.state(),
    faults: backend.faults.list(),
    sites: backend.sites.all.map(({ site, character, venues }) => ({
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
