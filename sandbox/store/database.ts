// The tables of the reference backend: content by subject, run-time flags, accounts.
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { BET_TABLES } from "../bets/bet-tables.ts";
import { LEDGER_TABLES } from "../ledger/ledger-tables.ts";
import { UPLOAD_TABLE } from "../member/upload-store.ts";
import { ACCOUNT_TABLES } from "./account-tables.ts";
import { ROWS, type Row, type TableName } from "./rows.ts";

const SCHEMA = `
  CREATE TABLE vendor (id TEXT PRIMARY KEY, venue TEXT NOT NULL, name TEXT NOT NULL, note TEXT NOT NULL,
    badge TEXT NOT NULL, tone TEXT NOT NULL, art TEXT NOT NULL, palette INTEGER NOT NULL);
  CREATE TABLE game (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, category TEXT NOT NULL, art TEXT NOT NULL,
    palette INTEGER NOT NULL, vendor TEXT NOT NULL REFERENCES vendor (id), rtp REAL, maxWin INTEGER NOT NULL, tag TEXT);
  CREATE TABLE league (id TEXT PRIMARY KEY, sport TEXT NOT NULL, name TEXT NOT NULL UNIQUE, pool TEXT NOT NULL);
  CREATE TABLE team (id TEXT PRIMARY KEY, pool TEXT NOT NULL, name TEXT NOT NULL);
  CREATE TABLE live_table (id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL,
    vendor TEXT NOT NULL REFERENCES vendor (id), low INTEGER NOT NULL, high INTEGER NOT NULL,
    palette INTEGER NOT NULL, roundSeconds INTEGER NOT NULL);
  CREATE TABLE draw (id TEXT PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, everySeconds INTEGER NOT NULL,
    prize TEXT NOT NULL);
  CREATE TABLE room (id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL,
    vendor TEXT NOT NULL REFERENCES vendor (id), entry INTEGER NOT NULL, base INTEGER NOT NULL,
    seats INTEGER NOT NULL, art TEXT NOT NULL, palette INTEGER NOT NULL);
  CREATE TABLE promotion (id TEXT PRIMARY KEY, title TEXT NOT NULL, amount TEXT NOT NULL, text TEXT NOT NULL,
    needs TEXT NOT NULL, suits TEXT NOT NULL, days INTEGER NOT NULL, art TEXT NOT NULL, palette INTEGER NOT NULL);
  CREATE TABLE banner (id TEXT PRIMARY KEY, kicker TEXT NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL,
    needs TEXT NOT NULL, suits TEXT NOT NULL, art TEXT NOT NULL, palette INTEGER NOT NULL);
  CREATE TABLE notice (id TEXT PRIMARY KEY, kind TEXT NOT NULL, text TEXT NOT NULL, needs TEXT NOT NULL,
    suits TEXT NOT NULL);
  CREATE TABLE sponsor (id TEXT PRIMARY KEY, name TEXT NOT NULL, role TEXT NOT NULL, period TEXT NOT NULL,
    needs TEXT NOT NULL, suits TEXT NOT NULL);
  CREATE TABLE flag (site TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (site, name));
  ${ACCOUNT_TABLES}
  ${UPLOAD_TABLE}
  ${LEDGER_TABLES}
  ${BET_TABLES}
`;

/** Opens the database and makes every table anew: a sandbox starts from its seed, never from leftovers. */
export function openDatabase(file = ":memory:"): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA foreign_keys = ON");
  createTables(database);
  return database;
}

export function createTables(database: DatabaseSync): void {
  const old = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  database.exec("PRAGMA foreign_keys = OFF");
  for (const { name } of old) database.exec(`DROP TABLE "${String(name)}"`);
  database.exec(SCHEMA);
  database.exec("PRAGMA foreign_keys = ON");
}

export function insertRows<T extends TableName>(
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

/** Rows in the order in which they were seeded. */
export function readRows<S extends v.GenericSchema>(
  database: DatabaseSync,
  table: TableName,
  schema: S,
): v.InferOutput<S>[] {
  return v.parse(v.array(schema), database.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all());
}
