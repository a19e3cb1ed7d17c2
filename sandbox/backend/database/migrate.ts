// The tables: numbered SQL files, each applied once, in order. The table `migration` says which ones a database has.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { inTransaction } from "./transaction.ts";

export const MIGRATIONS = fileURLToPath(new URL("./migrations/", import.meta.url));

interface Migration {
  /** From 1, without a gap. */
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly digest: string;
}

/**
 * Applies the files that the database lacks: all of them, or none.
 * @throws Error when the database was not made by these files, when one of them has changed since, or when one fails
 */
export function migrate(database: DatabaseSync, folder = MIGRATIONS): void {
  const files = readMigrations(folder);
  const missing = files.slice(countApplied(database, files));
  if (missing.length === 0) return;
  // A file may make a table anew. Rows that then refer to nothing are found at the end.
  database.exec("PRAGMA foreign_keys = OFF");
  try {
    inTransaction(database, () => {
      database.exec(TABLE);
      for (const file of missing) apply(database, file);
      checkReferences(database);
    });
  } finally {
    database.exec("PRAGMA foreign_keys = ON");
  }
}

/** Drops all tables, and creates those of the migrations. */
export function emptyDatabase(database: DatabaseSync): void {
  database.exec("PRAGMA foreign_keys = OFF");
  inTransaction(database, () => {
    for (const name of tableNames(database)) database.exec(`DROP TABLE "${name}"`);
  });
  migrate(database);
}

const TABLE = `
  CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL, digest TEXT NOT NULL) STRICT`;
const AppliedSchema = v.array(
  v.object({ number: v.number(), name: v.string(), digest: v.string() }),
);

const known = new Map<string, readonly Migration[]>();

function readMigrations(folder: string): readonly Migration[] {
  const read = known.get(folder) ?? readdirSync(folder).toSorted().map(readMigration(folder));
  known.set(folder, read);
  return read;
}

function readMigration(folder: string): (name: string, index: number) => Migration {
  return (name, index) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
    if (number !== index + 1)
      throw new Error(
        `${folder}: ${name} should be ${String(index + 1).padStart(4, "0")}-<subject>.sql. Migrations are numbered without gaps, in the order in which they are applied.`,
      );
    const sql = readFileSync(`${folder}/${name}`, "utf8");
    return { number, name, sql, digest: createHash("sha256").update(sql).digest("hex") };
  };
}

function countApplied(database: DatabaseSync, files: readonly Migration[]): number {
  const tables = tableNames(database);
  if (tables.length === 0) return 0;
  if (!tables.includes("migration"))
    throw new Error(
      "The database has tables, but no table `migration`: another program made it. Open a new file, or move the tables elsewhere first.",
    );
  const applied = v.parse(
    AppliedSchema,
    database.prepare("SELECT number, name, digest FROM migration ORDER BY number").all(),
  );
  for (const { number, name, digest } of applied) {
    const file = files[number - 1];
    if (file === undefined)
      throw new Error(
        `The database has migration ${name}, which is not there: a newer version made it. Open it with that version.`,
      );
    if (file.digest !== digest)
      throw new Error(
        `${file.name} has changed since it was applied to this database. Restore the file, and put the change into a new one with the number ${files.length + 1}.`,
      );
  }
  return applied.length;
}

function apply(database: DatabaseSync, { number, name, sql, digest }: Migration): void {
  try {
    database.exec(sql);
  } catch (error) {
    throw new Error(`${name} failed, and the database is as before: ${String(error)}`, {
      cause: error,
    });
  }
  database
    .prepare("INSERT INTO migration (number, name, digest) VALUES (?, ?, ?)")
    .run(number, name, digest);
}

function checkReferences(database: DatabaseSync): void {
  const [wrong] = database.prepare("PRAGMA foreign_key_check").all();
  if (wrong === undefined) return;
  throw new Error(
    `After the migrations, row ${String(wrong["rowid"])} of ${String(wrong["table"])} refers to a row of ${String(wrong["parent"])} that does not exist. The database is as before.`,
  );
}

function tableNames(database: DatabaseSync): readonly string[] {
  return database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
}
