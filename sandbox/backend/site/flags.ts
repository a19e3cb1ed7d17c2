// Run-time flags of a site: what is open now. A flag never removes code from a bundle; switches do that.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const flag = v.picklist(["0", "1"]);

export const FlagsSchema = v.object({
  depositSwitch: flag,
  editionSwitch: flag,
  inSiteGame: flag,
  betEditSwitch: flag,
  marginSwitch: flag,
  betUndoSeconds: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(0),
    v.maxValue(10),
  ),
});
export type Flags = v.InferOutput<typeof FlagsSchema>;

/** What a new site starts with. */
export const OPEN_FLAGS: Flags = {
  depositSwitch: "1",
  editionSwitch: "1",
  inSiteGame: "1",
  betEditSwitch: "1",
  marginSwitch: "0",
  betUndoSeconds: 3,
};

export function readFlags(database: DatabaseSync, site: string): Flags {
  const rows = database.prepare("SELECT name, value FROM flag WHERE site = ?").all(site);
  return v.parse(FlagsSchema, Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

export function writeFlags(database: DatabaseSync, site: string, flags: Partial<Flags>): void {
  const write = database.prepare(
    "INSERT OR REPLACE INTO flag (site, name, value) VALUES (?, ?, ?)",
  );
  for (const [name, value] of Object.entries(flags)) write.run(site, name, String(value));
}
