import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIGRATIONS, migrate } from "./migrate.ts";

/** `0042-<subject>.sql`, with the number that comes next, or later ones. */
const next = (subject: string, after = 0) =>
  `${String(readdirSync(MIGRATIONS).length + 1 + after).padStart(4, "0")}-${subject}.sql`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Each version of the files has a folder of its own, as each version of the program has. */
function laterVersion(name: string, sql: string): string {
  const later = mkdtempSync(path.join(folder, "later-"));
  cpSync(MIGRATIONS, later, { recursive: true });
  writeFileSync(path.join(later, name), sql);
  return later;
}

function filled(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  migrate(database, MIGRATIONS);
  database.exec("INSERT INTO letter_sent (site, until) VALUES ('aurora', 7)");
  return database;
}

const sent = (database: DatabaseSync) => database.prepare("SELECT * FROM letter_sent").all();

describe("migrate", () => {
  it("adds what a database of an earlier version lacks, and keeps its rows", () => {
    const database = filled();
    const sql = "ALTER TABLE letter_sent ADD COLUMN count INTEGER NOT NULL DEFAULT 3";
    const later = laterVersion(next("count"), sql);
    migrate(database, later);
    migrate(database, later);
    expect(sent(database)).toEqual([{ site: "aurora", until: 7, count: 3 }]);
  });

  it("can make a table anew that others refer to", () => {
    const database = filled();
    database.exec(`PRAGMA foreign_keys = OFF; INSERT INTO letter_mark VALUES (1, 'a', 2, NULL)`);
    database.exec(`INSERT INTO letter VALUES ('a', 'aurora', NULL, 'notice', '', '', 1);
      INSERT INTO member (id, site, name, nameKey, passwordHash, salt, createdAt, avatar, vipLevel, balanceCents,
        lockedCents, bankCard, virtualCoin, anyDevice, autoTransfer, rCode, iCode, domain)
      VALUES (1, 'aurora', 'A', 'a', '', '', 0, '', 0, 0, 0, 0, 0, 0, 0, '', '', '')`);
    const sql = `CREATE TABLE next (id TEXT PRIMARY KEY, time INTEGER NOT NULL CHECK (time > 0)) STRICT;
      INSERT INTO next SELECT id, time FROM letter; DROP TABLE letter; ALTER TABLE next RENAME TO letter;`;
    migrate(database, laterVersion(next("anew"), sql));
    expect(database.prepare("SELECT letter FROM letter_mark").all()).toEqual([{ letter: "a" }]);
    expect(() => database.exec("INSERT INTO letter VALUES ('b', 0)")).toThrow("CHECK");
    expect(() => database.exec("DELETE FROM letter")).toThrow("FOREIGN KEY");
  });

  it("applies all missing files or none, and names the one that fails", () => {
    const database = filled();
    const later = laterVersion(next("first"), "DELETE FROM letter_sent");
    writeFileSync(path.join(later, next("second", 1)), "SELECT id FROM nowhere");
    expect(() => migrate(database, later)).toThrow(/-second\.sql failed.*nowhere/);
    expect(sent(database)).toHaveLength(1);
    expect(database.prepare("PRAGMA foreign_keys").get()).toEqual({ foreign_keys: 1 });
  });

  it("leaves no row that refers to nothing", () => {
    const database = filled();
    const sql = "INSERT INTO letter_reader (member) VALUES (99)";
    const later = laterVersion(next("lost"), sql);
    expect(() => migrate(database, later)).toThrow("letter_reader refers to a row of member");
    expect(database.prepare("SELECT * FROM letter_reader").all()).toEqual([]);
  });

  it("refuses a file that has changed since it was applied", () => {
    const database = filled();
    const later = laterVersion("0019-follows.sql", "CREATE TABLE sport_follow (id TEXT) STRICT");
    expect(() => migrate(database, later)).toThrow(
      /0019-follows\.sql has changed.*with the number \d+/,
    );
  });

  it("refuses a database of a newer version, and one of another program", () => {
    const newer = new DatabaseSync(":memory:");
    migrate(newer, laterVersion(next("later"), "CREATE TABLE later (id TEXT) STRICT"));
    expect(() => migrate(newer, MIGRATIONS)).toThrow(/-later\.sql.*newer version/);
    const other = new DatabaseSync(":memory:");
    other.exec("CREATE TABLE photos (id TEXT)");
    expect(() => migrate(other, MIGRATIONS)).toThrow("another program");
    expect(other.prepare("SELECT name FROM sqlite_schema").all()).toEqual([{ name: "photos" }]);
  });

  it.each([next("gap", 1), "0019-same-number.sql", "notes.txt"])("refuses the file %s", (name) => {
    const database = new DatabaseSync(":memory:");
    expect(() => migrate(database, laterVersion(name, ""))).toThrow(name);
  });
});
