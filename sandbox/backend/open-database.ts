import { DatabaseSync } from "node:sqlite";
import { keepStatements } from "./database/keep-statements.ts";
import { migrate } from "./database/migrate.ts";
import { comparePersons } from "./duties/same-person.ts";

/**
 * Opens the database and applies the migrations that it lacks.
 * @throws Error as `migrate`
 */
export function openDatabase(file = ":memory:"): DatabaseSync {
  const database = keepStatements(new DatabaseSync(file));
  database.exec(SETTINGS);
  comparePersons(database);
  migrate(database);
  return database;
}

/**
 * References are checked. What was answered is on the disk: a rollback journal with full synchronization loses nothing
 * when the power fails, and one process reads and writes, which needs no write-ahead log. Functions of a schema are
 * not trusted, because the file may come from elsewhere.
 */
const SETTINGS = `
  PRAGMA foreign_keys = ON;
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = FULL;
  PRAGMA trusted_schema = OFF;`;
