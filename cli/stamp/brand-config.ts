import type { BrandConfig, Localized } from "#contract/brand-entry.ts";
import type { Manifest } from "#contract/manifest.ts";
import { navSpec } from "#contract/navigation.ts";
import type { OwnDuties } from "#contract/manifest-protection.ts";
import { dutiesOf } from "#contract/protection/profiles.ts";
import type { RouteSpec } from "#contract/routes.ts";
import {
  SWITCH_KEYS,
  VENUE_SWITCHES,
  type SwitchSet,
  type VenueSwitch,
} from "#contract/switches.ts";
import { ownDuties } from "./own-duties.ts";

/** The manifest as the core reads it, with texts in both locales. */
export function brandConfig(
  manifest: Manifest,
  switches: SwitchSet,
  localize: (text: string) => Localized,
  art: BrandConfig["art"],
  routes: readonly RouteSpec[],
): BrandConfig {
  const { legal, layout } = manifest;
  const paths = new Set(routes.map((route) => route.path));
  const nav = manifest.nav.map((key) => {
    const { path, venue = null } = navSpec(key);
    return { key, path: path !== null && paths.has(path) ? path : null, venue };
  });
  const venues = new Set<VenueSwitch>([
    ...nav.flatMap(({ venue }) => venue ?? []),
    ...VENUE_SWITCHES,
  ]);
  return {
    id: manifest.id,
    siteId: manifest.siteId,
    name: localize(manifest.name),
    latinName: manifest.latinName,
    title: localize(manifest.title),
    description: localize(manifest.description),
    editions: manifest.editions,
    locales: manifest.locales,
    switches: SWITCH_KEYS.filter((key) => switches[key]),
    nav,
    venues: [...venues].filter((venue) => switches[venue]),
    layout: {
      header: layout.header,
      heroCard: layout.heroCard ?? null,
      home: layout.home,
      member: layout.member,
    },
    legal: {
      operator: legal.operator,
      operatorName: localize(legal.operator),
      licence: legal.licence,
      contact: legal.contact,
      minimumAge: legal.minimumAge,
      effectiveDate: legal.effectiveDate,
    },
    ...protectionConfig(manifest),
    ...(manifest.serviceWorker && { serviceWorker: true as const }),
    api: manifest.api,
    hosts: manifest.hosts,
    art,
  };
}

/** Nothing for a brand without duties of its own: its bundle names none. */
function protectionConfig({
  legal,
  offers,
}: Pick<Manifest, "legal" | "offers">): Pick<BrandConfig, "protection" | "quickBet"> {
  const duties = dutiesOf(legal.protection, legal.duties as OwnDuties);
  const own = ownDuties({ legal });
  return {
    ...(own.length > 0 && {
      protection: {
        profile: legal.protection,
        duties: Object.fromEntries(own.map((key) => [key, duties[key]])),
      },
    }),
    ...(!offers.quickBet && { quickBet: false as const }),
  };
}
