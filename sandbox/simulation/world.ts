// One simulated world: everything in it follows from its seed and the moment.
import type { DatabaseSync } from "node:sqlite";
import { createTables } from "../backend/database/database.ts";
import { OPEN_FLAGS, writeFlags } from "../backend/site/flags.ts";
import type { SandboxSite } from "../options.ts";
import { type Catalogue, readCatalogue, seedCatalogue } from "./data/catalogue.ts";
import { DEMO_FLAGS } from "./data/demo-flags.ts";
import { createSchedule, type Schedule } from "./esports/schedule.ts";
import { BET_HISTORY_TABLE } from "./members/bet-history-table.ts";
import { seedAccounts } from "./members/demo-accounts.ts";
import { PAYMENT_TABLES } from "./payments/payment-tables.ts";
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

/** Empties the database first: a world never starts from what another one left. */
export function createWorld(
  database: DatabaseSync,
  sites: readonly Pick<SandboxSite, "id">[],
  seed: number,
): World {
  createTables(database);
  database.exec(BET_HISTORY_TABLE);
  database.exec(PAYMENT_TABLES);
  seedCatalogue(database, seed);
  const ids = sites.map((site) => site.id);
  for (const id of ids) writeFlags(database, id, { ...OPEN_FLAGS, ...DEMO_FLAGS[id] });
  seedAccounts(database, ids);
  const catalogue = readCatalogue(database);
  return {
    seed,
    database,
    catalogue,
    schedule: createSchedule(catalogue, seed),
    venueStates: createVenueStates(catalogue.vendors, seed),
    play: createPlayRoom(),
  };
}
