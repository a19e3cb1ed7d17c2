import type { DatabaseSync, StatementSync } from "node:sqlite";

/** Each text is compiled once: most of the time of a short query is its compilation. */
export function keepStatements(database: DatabaseSync): DatabaseSync {
  const kept = new Map<string, StatementSync>();
  const prepare = database.prepare.bind(database);
  database.prepare = (text) => {
    const statement = kept.get(text) ?? prepare(text);
    kept.set(text, statement);
    return statement;
  };
  return database;
}
