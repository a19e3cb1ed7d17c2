// What a site's profile asks of the operator, with the brand's own stricter values.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import {
  type DutyValues,
  PROTECTION_PROFILES,
  type ProtectionProfile,
} from "#contract/protection/duties.ts";
import { dutiesOf, type SiteProtection } from "#contract/protection/profiles.ts";
import type { SandboxSite } from "../../options.ts";

export interface SiteDuties extends DutyValues {
  readonly profile: ProtectionProfile;
  readonly perPound: number;
}

export interface SiteContext {
  readonly database: DatabaseSync;
  readonly view: { readonly site: Pick<SandboxSite, "id" | "protection"> };
}

export function siteDuties({ database, view: { site } }: SiteContext): SiteDuties {
  const { profile, own } = changed(database, site.id) ?? site.protection;
  return { ...dutiesOf(profile, own), profile, perPound: site.protection.perPound ?? 1 };
}

const RowSchema = v.object({
  profile: v.picklist(PROTECTION_PROFILES),
  own: v.pipe(
    v.string(),
    v.transform((text) => JSON.parse(text) as SiteProtection["own"]),
  ),
});

/** Null: the brand's own is in force. */
function changed(database: DatabaseSync, site: string): SiteProtection | null {
  const row = database.prepare("SELECT profile, own FROM site_protection WHERE site = ?").get(site);
  return row === undefined ? null : v.parse(RowSchema, row);
}

/** Takes the place of the brand's own; null ends it. */
export function setSiteProtection(
  database: DatabaseSync,
  site: string,
  protection: SiteProtection | null,
): void {
  database.prepare("DELETE FROM site_protection WHERE site = ?").run(site);
  if (protection === null) return;
  database
    .prepare("INSERT INTO site_protection (site, profile, own) VALUES (?, ?, ?)")
    .run(site, protection.profile, JSON.stringify(protection.own));
}
