import type { Venue } from "#contract/api/venue-info.ts";
import { ownValue } from "#contract/own-value.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { unit } from "../random.ts";
import type { WorldContext } from "../world-context.ts";
import { offersAt } from "../venues/venue-directory.ts";
import { fastestDraw, venueFigures } from "./venue-facts.ts";

const SHOWN = 5;

/** The largest vendors of a category, for its panel. */
export function panelVenues(venue: VenueSwitch, context: WorldContext): Venue[] {
  return everyVenue(venue, context).slice(0, SHOWN);
}

export function everyVenue(venue: VenueSwitch, context: WorldContext): Venue[] {
  const { world, time } = context;
  const { offers, live, people } = venueFigures(venue, context);
  const games = offersAt(world, time);
  const counted: Readonly<Record<string, number>> = {
    today: offers,
    games: offers,
    live,
    seated: people,
    fast: fastestDraw(context),
  };
  const fill = (badge: string) =>
    badge.replace(
      /\{(\w+)\}/g,
      (whole, key: string) => ownValue(counted, key)?.toLocaleString("en") ?? whole,
    );
  return ownOrder(venue, context).map((vendor) => ({
    id: vendor.id,
    name: vendor.name,
    note: vendor.note,
    image: `/media/venue/${vendor.id}.svg`,
    enName: vendor.code,
    games: games(vendor),
    opensAt: world.venueStates.opensAt(vendor, time),
    badge: { text: fill(vendor.badge), tone: vendor.tone },
  }));
}

/** The largest vendor is first on every site; the order of the others differs by site. */
function ownOrder(venue: VenueSwitch, { view, world }: WorldContext) {
  const vendors = world.catalogue.vendors.filter((vendor) => vendor.venue === venue);
  const rank = (id: string, index: number) =>
    index === 0 ? -1 : unit(world.seed, view.site.id, id);
  return vendors
    .map((vendor, index) => ({ vendor, rank: rank(vendor.id, index) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ vendor }) => vendor);
}
