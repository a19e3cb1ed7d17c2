// What the routes share: the sites, the clock, the world of the present seed, faults and caches.
import type { DatabaseSync } from "node:sqlite";
import type { Templates } from "./artwork/templates.ts";
import { createClock, type SandboxClock } from "./clock.ts";
import { createFaults, type Faults } from "./control/faults.ts";
import type { SandboxOptions } from "./options.ts";
import { createSites, type Sites } from "./sites.ts";
import { createAnswerCache, type AnswerCache } from "./wire/answer-cache.ts";
import { createLocalizer } from "./wire/locale-texts.ts";
import { createReplayGuard, type ReplayGuard } from "./wire/replay-guard.ts";
import { createSeals, type Seals } from "./wire/seals.ts";
import { createWorld, type World } from "./world.ts";

export interface Backend {
  readonly sites: Sites;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly cache: AnswerCache;
  readonly seals: Seals;
  readonly replays: ReplayGuard;
  readonly templates: Templates;
  readonly mediaMaxAge: number;
  readonly localize: ReturnType<typeof createLocalizer>;
  world(): World;
  /** A fresh world: content, flags, clock and faults as at the start. */
  reset(seed?: number): void;
}

const DAY_SECONDS = 86_400;
const FIRST_SEED = 20_261;

export function createBackend(
  options: SandboxOptions,
  database: DatabaseSync,
  templates: Templates,
): Backend {
  const { sites, now = Date.now, seed = FIRST_SEED, mediaMaxAge = DAY_SECONDS } = options;
  const clock = createClock(now);
  const faults = createFaults();
  const cache = createAnswerCache();
  const replays = createReplayGuard();
  let world = createWorld(database, sites, seed);
  return {
    sites: createSites(sites),
    clock,
    faults,
    cache,
    seals: createSeals(),
    replays,
    templates,
    mediaMaxAge,
    localize: createLocalizer(options.toTraditional),
    world: () => world,
    reset(next = seed) {
      world = createWorld(database, sites, next);
      clock.reset();
      faults.clear();
      cache.clear();
      replays.clear();
    },
  };
}
