// Sample content of all sites: written to the database once, then read back as plain data.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { BANNERS } from "./banners.ts";
import { ROWS, type Row, type TableName } from "./catalogue-rows.ts";
import { CATALOGUE_TABLES } from "./catalogue-tables.ts";
import { gamesOf } from "./games.ts";
import { LEAGUES } from "./leagues.ts";
import { DRAWS } from "./lottery.ts";
import { NOTICES } from "./notices.ts";
import { type Offering, offeringsOf } from "./offerings.ts";
import { PROMOTIONS } from "./promotions.ts";
import { ROOMS } from "./rooms.ts";
import { SPONSORS } from "./sponsors.ts";
import { TABLES } from "./tables.ts";
import { TEAMS } from "./teams.ts";
import { VENDORS } from "./vendors.ts";

export interface Catalogue {
  readonly vendors: readonly Row<"vendor">[];
  /** @throws RangeError for an unknown id */
  vendorOf(id: string): Row<"vendor">;
  /** All games, tables, rooms and draws that can be launched. */
  readonly offerings: ReadonlyMap<string, Offering>;
  /** How many games, tables, draws and rooms a vendor has. */
  readonly offers: ReadonlyMap<string, number>;
  readonly games: readonly Row<"game">[];
  readonly leagues: readonly Row<"league">[];
  readonly teams: ReadonlyMap<string, readonly Row<"team">[]>;
  readonly tables: readonly Row<"live_table">[];
  readonly draws: readonly Row<"draw">[];
  readonly rooms: readonly Row<"room">[];
  readonly promotions: readonly Row<"promotion">[];
  readonly banners: readonly Row<"banner">[];
  readonly notices: readonly Row<"notice">[];
  readonly sponsors: readonly Row<"sponsor">[];
}

export function seedCatalogue(database: DatabaseSync, seed: number): void {
  database.exec(CATALOGUE_TABLES);
  database.exec("BEGIN");
  insertRows(database, "vendor", VENDORS);
  insertRows(database, "game", gamesOf(seed));
  insertRows(database, "league", LEAGUES);
  insertRows(database, "team", TEAMS);
  insertRows(database, "live_table", TABLES);
  insertRows(database, "draw", DRAWS);
  insertRows(database, "room", ROOMS);
  insertRows(database, "promotion", PROMOTIONS);
  insertRows(database, "banner", BANNERS);
  insertRows(database, "notice", NOTICES);
  insertRows(database, "sponsor", SPONSORS);
  database.exec("COMMIT");
}

export function readCatalogue(database: DatabaseSync): Catalogue {
  const vendors = readRows(database, "vendor", ROWS.vendor);
  const byId = new Map(vendors.map((vendor) => [vendor.id, vendor]));
  const vendorOf = (id: string) => {
    const vendor = byId.get(id);
    if (!vendor) throw new RangeError(`There is no vendor ${id}.`);
    return vendor;
  };
  const teams = readRows(database, "team", ROWS.team);
  const games = readRows(database, "game", ROWS.game);
  const tables = readRows(database, "live_table", ROWS.live_table);
  const draws = readRows(database, "draw", ROWS.draw);
  const rooms = readRows(database, "room", ROWS.room);
  return {
    vendors,
    vendorOf,
    offerings: offeringsOf({ games, tables, rooms, draws }, vendorOf),
    offers: countByVendor([...games, ...tables, ...draws, ...rooms]),
    games,
    leagues: readRows(database, "league", ROWS.league),
    teams: Map.groupBy(teams, (team) => team.pool),
    tables,
    draws,
    rooms,
    promotions: readRows(database, "promotion", ROWS.promotion),
    banners: readRows(database, "banner", ROWS.banner),
    notices: readRows(database, "notice", ROWS.notice),
    sponsors: readRows(database, "sponsor", ROWS.sponsor),
  };
}

function countByVendor(rows: readonly { readonly vendor: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { vendor } of rows) counts.set(vendor, (counts.get(vendor) ?? 0) + 1);
  return counts;
}

function insertRows<T extends TableName>(
  database: DatabaseSync,
  table: T,
  rows: readonly Row<T>[],
): void {
  const columns = Object.keys(ROWS[table].entries);
  const names = columns.join(", ");
  const insert = database.prepare(
    `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  for (const row of rows) {
    const values: Readonly<Record<string, string | number | null>> = v.parse(ROWS[table], row);
    insert.run(...columns.map((column) => values[column] ?? null));
  }
}

/** In the order in which they were inserted. */
function readRows<S extends v.GenericSchema>(
  database: DatabaseSync,
  table: TableName,
  schema: S,
): v.InferOutput<S>[] {
  return v.parse(v.array(schema), database.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all());
}
