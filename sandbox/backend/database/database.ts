import { DatabaseSync } from "node:sqlite";
import { ACCOUNT_TABLES } from "../accounts/account-tables.ts";
import { BET_TABLES } from "../bets/bet-tables.ts";
import { DEPOSIT_TABLES } from "../deposits/deposit-tables.ts";
import { OWN_GAME_TABLE } from "../games/own-games.ts";
import { UPLOAD_TABLE } from "../member/upload-store.ts";
import { FLAG_TABLE } from "../site/flags.ts";
import { LEDGER_TABLES } from "../wallet/ledger-tables.ts";
import { TURNOVER_TABLES } from "../wallet/turnover-tables.ts";

const TABLES = [
  FLAG_TABLE,
  ACCOUNT_TABLES,
  UPLOAD_TABLE,
  LEDGER_TABLES,
  TURNOVER_TABLES,
  BET_TABLES,
  DEPOSIT_TABLES,
  OWN_GAME_TABLE,
];

/** Opens the database with empty tables; existing content of the file is dropped. */
export function openDatabase(file = ":memory:"): DatabaseSync {
  const database = new DatabaseSync(file);
  createTables(database);
  return database;
}

/** Drops all tables and creates those of the backend. */
export function createTables(database: DatabaseSync): void {
  const old = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  database.exec("PRAGMA foreign_keys = OFF");
  for (const { name } of old) database.exec(`DROP TABLE "${String(name)}"`);
  for (const tables of TABLES) database.exec(tables);
  database.exec("PRAGMA foreign_keys = ON");
}
