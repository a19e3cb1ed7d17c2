// Run-time flags of a site: a flag never removes code, it only tells the site what is open now.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const flag = v.picklist(["0", "1"]);

export const FlagsSchema = v.object({
  depositSwitch: flag,
  editionSwitch: flag,
  inSiteGame: flag,
});
export type Flags = v.InferOutput<typeof FlagsSchema>;

const OPEN: Flags = { depositSwitch: "1", editionSwitch: "1", inSiteGame: "1" };
/** Sites that show a closed flag in the demo (design: visual-direction, "The six brands"). */
const CLOSED: Readonly<Record<string, Partial<Flags>>> = { lotus: { depositSwitch: "0" } };

export function seedFlags(database: DatabaseSync, siteIds: readonly string[]): void {
  for (const site of siteIds) writeFlags(database, site, { ...OPEN, ...CLOSED[site] });
}

export function readFlags(database: DatabaseSync, site: string): Flags {
  const rows = database.prepare("SELECT name, value FROM flag WHERE site = ?").all(site);
  return v.parse(FlagsSchema, Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

export function writeFlags(database: DatabaseSync, site: string, flags: Partial<Flags>): void {
  const write = database.prepare(
    "INSERT OR REPLACE INTO flag (site, name, value) VALUES (?, ?, ?)",
  );
  for (const [name, value] of Object.entries(flags)) write.run(site, name, value);
}
