// The content of the database as plain data: seeded once, read once, then only looked at.
import type { DatabaseSync } from "node:sqlite";
import { BANNERS } from "../data/banners.ts";
import { GAMES } from "../data/games.ts";
import { LEAGUES } from "../data/leagues.ts";
import { DRAWS } from "../data/lottery.ts";
import { NOTICES } from "../data/notices.ts";
import { PROMOTIONS } from "../data/promotions.ts";
import { ROOMS } from "../data/rooms.ts";
import { SPONSORS } from "../data/sponsors.ts";
import { TABLES } from "../data/tables.ts";
import { TEAMS } from "../data/teams.ts";
import { VENDORS } from "../data/vendors.ts";
import { insertRows, readRows } from "./database.ts";
import { ROWS, type Row } from "./rows.ts";

export interface Catalogue {
  readonly vendors: readonly Row<"vendor">[];
  readonly vendorNames: ReadonlyMap<string, string>;
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

export function seedContent(database: DatabaseSync): void {
  database.exec("BEGIN");
  insertRows(database, "vendor", VENDORS);
  insertRows(database, "game", GAMES);
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
  const teams = readRows(database, "team", ROWS.team);
  return {
    vendors,
    vendorNames: new Map(vendors.map((vendor) => [vendor.id, vendor.name])),
    games: readRows(database, "game", ROWS.game),
    leagues: readRows(database, "league", ROWS.league),
    teams: Map.groupBy(teams, (team) => team.pool),
    tables: readRows(database, "live_table", ROWS.live_table),
    draws: readRows(database, "draw", ROWS.draw),
    rooms: readRows(database, "room", ROWS.room),
    promotions: readRows(database, "promotion", ROWS.promotion),
    banners: readRows(database, "banner", ROWS.banner),
    notices: readRows(database, "notice", ROWS.notice),
    sponsors: readRows(database, "sponsor", ROWS.sponsor),
  };
}
