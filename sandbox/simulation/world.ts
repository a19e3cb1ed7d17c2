// One simulated world: everything in it follows from its seed and the moment.
import type { DatabaseSync } from "node:sqlite";
import { ownValue } from "#contract/own-value.ts";
import { emptyDatabase } from "../backend/database/migrate.ts";
import { setStamp, stampOf } from "./stamp.ts";
import { OPEN_FLAGS, writeFlags } from "../backend/site/flags.ts";
import { OPEN_RULES, writeSiteRules } from "../backend/withdrawals/withdrawal-rules.ts";
import type { SandboxSite } from "../options.ts";
import { type Catalogue, catalogueOf } from "./data/catalogue.ts";
import { DEMO_FLAGS } from "./data/demo-flags.ts";
import { createSchedule, type Schedule } from "./esports/schedule.ts";
import { HISTORY_TABLE } from "./members/history-table.ts";
import { seedAccounts } from "./members/demo-accounts.ts";
import { PAYMENT_TABLES } from "./payments/payment-tables.ts";
import { hash } from "./random.ts";
import { createPlayRoom, type PlayRoom } from "./venues/play/play-room.ts";
import { createVenueStates, type VenueStates } from "./venues/venue-state.ts";

export interface World {
  readonly seed: number;
  readonly database: DatabaseSync;
  readonly catalogue: Catalogue;
  /** Esports fixtures. */
  readonly schedule: Schedule;
  /** Maintenance and activity locks. */
  readonly venueStates: VenueStates;
  /** Open games. */
  readonly play: PlayRoom;
}

type SiteIds = readonly Pick<SandboxSite, "id">[];

/** The world that the database holds, if it was made from the same seed and sites; else a new one. */
export function openWorld(database: DatabaseSync, sites: SiteIds, seed: number): World {
  return stampOf(database) === stampFor(sites, seed)
    ? worldOf(database, seed)
    : createWorld(database, sites, seed);
}

/** Empties the database first: a world never starts from what another one left. */
export function createWorld(database: DatabaseSync, sites: SiteIds, seed: number): World {
  setStamp(database, 0);
  emptyDatabase(database);
  for (const tables of OWN_TABLES) database.exec(tables);
  const ids = sites.map((site) => site.id);
  for (const id of ids) {
    writeFlags(database, id, { ...OPEN_FLAGS, ...ownValue(DEMO_FLAGS, id) });
    writeSiteRules(database, id, { ...OPEN_RULES, hours: WITHDRAWAL_HOURS });
  }
  seedAccounts(database, ids);
  setStamp(database, stampFor(sites, seed));
  return worldOf(database, seed);
}

/** Half an hour before six in the morning is for the day's accounts. */
const WITHDRAWAL_HOURS = { from: 6 * 60, to: 5 * 60 + 30 };

const OWN_TABLES = [HISTORY_TABLE, PAYMENT_TABLES];

/** Never 0, which marks a database that is not complete. */
function stampFor(sites: SiteIds, seed: number): number {
  const ids = sites.map(({ id }) => id);
  return (hash(...OWN_TABLES, seed, ...ids) >>> 1) | 1;
}

function worldOf(database: DatabaseSync, seed: number): World {
  const catalogue = catalogueOf(seed);
  return {
    seed,
    database,
    catalogue,
    schedule: createSchedule(catalogue, seed),
    venueStates: createVenueStates(catalogue.vendors, seed),
    play: createPlayRoom(),
  };
}
