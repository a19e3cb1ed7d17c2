import { isArriving, type VenueMoney } from "#domain/wallet/venue-balances.ts";

export interface VenueFilter {
  readonly query: string;
  /** A category code; empty: all. */
  readonly category: string;
  /** Only venues with money, or with a balance that is not known. */
  readonly holding: boolean;
}

export const ALL_VENUES: VenueFilter = { query: "", category: "", holding: false };

/** Venues with money first once all have answered, the rest in the site's order. */
export function filterVenues(
  venues: readonly VenueMoney[],
  { query, category, holding }: VenueFilter,
): readonly VenueMoney[] {
  const wanted = query.trim().toLowerCase();
  const found = venues
    .filter((venue) => category === "" || venue.category === category)
    .filter(({ cents }) => !holding || cents !== 0)
    .filter(({ name, channelCode }) => `${name} ${channelCode}`.toLowerCase().includes(wanted));
  if (isArriving(venues)) return found;
  return found.toSorted((left, right) => Number(holds(right)) - Number(holds(left)));
}

/** Category codes in the order of the list. */
export function categoriesOf(venues: readonly VenueMoney[]): readonly string[] {
  return [...new Set(venues.map(({ category }) => category))].filter((code) => code !== "");
}

function holds({ cents }: VenueMoney): boolean {
  return cents !== null && cents > 0;
}
