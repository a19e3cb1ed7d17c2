import type { Venue } from "#contract/api/games.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { unit } from "../random.ts";
import type { AnswerContext } from "../world.ts";
import { fastestDraw, venueFigures } from "./venue-facts.ts";

const SHOWN = 5;

/** The largest of a category as its panel shows them. */
export function panelVenues(venue: VenueSwitch, context: AnswerContext): Venue[] {
  const { offers, live, people } = venueFigures(venue, context);
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
      (whole, key: string) => counted[key]?.toLocaleString("en") ?? whole,
    );
  return ownOrder(venue, context)
    .slice(0, SHOWN)
    .map(({ id, name, note, badge, tone }) => ({
      id,
      name,
      note,
      image: `/media/venue/${id}.svg`,
      badge: { text: fill(badge), tone },
    }));
}

/** The largest vendor leads everywhere; behind it every site has its own order. */
function ownOrder(venue: VenueSwitch, { view, world }: AnswerContext) {
  const vendors = world.catalogue.vendors.filter((vendor) => vendor.venue === venue);
  const rank = (id: string, index: number) =>
    index === 0 ? -1 : unit(world.seed, view.site.id, id);
  return vendors
    .map((vendor, index) => ({ vendor, rank: rank(vendor.id, index) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ vendor }) => vendor);
}
