// The venues of a site, as wallets, transfers and launches need them.
import { VENUE_CODES } from "#contract/venues.ts";
import type { GameRef } from "../../backend/games/own-games.ts";
import type { VenueRow } from "../../backend/venues/venue-row.ts";
import type { SiteView } from "../../backend/wire/sites.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { unit } from "../random.ts";
import { offeringKey } from "../data/offerings.ts";
import type { World } from "../world.ts";
import { matchCounts } from "./todays-matches.ts";

type Site = Pick<SiteView, "isOn">;

/** Venues whose category is switched on, in the order of the catalogue. */
export function venuesOf(world: World, { isOn }: Site, time: number): readonly VenueRow[] {
  const games = offersAt(world, time);
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
      games: games(vendor),
    }));
}

export function hasGame({ catalogue }: World, { isOn }: Site, game: GameRef): boolean {
  const offering = catalogue.offerings.get(offeringKey(game));
  return offering !== undefined && isOn(offering.vendor.venue);
}

/** Games, tables, draws or rooms; for sports and esports the matches on offer. */
export function offersAt(world: World, time: number): (vendor: Row<"vendor">) => number {
  const { catalogue, seed } = world;
  const matches = {
    sport: matchCounts(world, "sport", time).offers,
    gaming: matchCounts(world, "gaming", time).offers,
  };
  return ({ id, venue }) => {
    if (venue !== "sport" && venue !== "gaming") return catalogue.offers.get(id) ?? 0;
    const isFirst = catalogue.vendors.find((vendor) => vendor.venue === venue)?.id === id;
    const share = isFirst ? 1 : 0.3 + 0.6 * unit(seed, id, "matches");
    return Math.round(matches[venue] * share);
  };
}
