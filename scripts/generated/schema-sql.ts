// sandbox/backend/schema.sql: all tables as the migrations make them.
import { DatabaseSync } from "node:sqlite";
import { migrate } from "../../sandbox/backend/database/migrate.ts";

const HEAD = `-- The tables of the backend, in the order in which they refer to each other. Written by \`npm run generate\` from
-- database/migrations/. docs/backend.md says how they map to PostgreSQL.
-- Times are epoch milliseconds, money is whole cents of CNY, flags are 0 or 1, sites are ids of brands.
`;

export function schemaSql(): string {
  const database = new DatabaseSync(":memory:");
  migrate(database);
  const parts = database
    .prepare("SELECT type, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
    .all()
    .map(({ type, sql }) => `${type === "table" ? "\n" : ""}${String(sql)};\n`);
  return `${HEAD}${parts.join("")}`;
}
