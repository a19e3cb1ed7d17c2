// The venues of a site, as wallets, transfers and launches need them.
import { VENUE_CODES } from "#contract/venues.ts";
import type { GameRef } from "../../backend/games/own-games.ts";
import type { VenueRow } from "../../backend/games/venue-row.ts";
import type { SiteView } from "../../backend/site/sites.ts";
import { dailyMatches } from "../esports/programme.ts";
import { PLANS } from "../esports/schedule.ts";
import { PLANS as SPORT_PLANS } from "../book/sport-plans.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { unit } from "../random.ts";
import { offeringKey } from "../data/offerings.ts";
import type { World } from "../world.ts";

type Site = Pick<SiteView, "isOn">;

/** Venues whose category is switched on, in the order of the catalogue. */
export function venuesOf(world: World, { isOn }: Site, time: number): readonly VenueRow[] {
  return world.catalogue.vendors
    .filter(({ venue }) => isOn(venue))
    .map((vendor) => ({
      channelCode: vendor.code,
      name: vendor.name,
      category: VENUE_CODES[vendor.venue],
      opensAt: world.venueStates.opensAt(vendor, time),
      locked: world.venueStates.locked(vendor),
      down: world.venueStates.down(vendor),
      launchKind: vendor.launchKind,
      games: offersOf(world, vendor),
    }));
}

export function hasGame({ catalogue }: World, { isOn }: Site, game: GameRef): boolean {
  const offering = catalogue.offerings.get(offeringKey(game));
  return offering !== undefined && isOn(offering.vendor.venue);
}

/** Games, tables, draws or rooms; for sports and esports the matches of a day. */
export function offersOf({ catalogue, seed }: World, { id, venue }: Row<"vendor">): number {
  if (venue !== "sport" && venue !== "gaming") return catalogue.offers.get(id) ?? 0;
  const all = dailyMatches(venue === "sport" ? SPORT_PLANS : PLANS);
  const isFirst = catalogue.vendors.find((vendor) => vendor.venue === venue)?.id === id;
  return isFirst ? all : Math.round(all * (0.3 + 0.6 * unit(seed, id, "matches")));
}
