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
  return found.toSorted((left, right) => rank(right) - rank(left));
}

/**
 * How many of the first venues are shown while those without money are folded; null where nothing is folded: the member
 * has looked for something, the balances still arrive, or no venue has money.
 */
export function unfolded(venues: readonly VenueMoney[], filter: VenueFilter): number | null {
  if (filter !== ALL_VENUES || isArriving(venues)) return null;
  if (!venues.some(({ cents }) => cents !== null && cents > 0)) return null;
  const count = venues.filter(({ cents }) => cents !== 0).length;
  return count === venues.length ? null : count;
}

/** Category codes in the order of the list. */
export function categoriesOf(venues: readonly VenueMoney[]): readonly string[] {
  return [...new Set(venues.map(({ category }) => category))].filter((code) => code !== "");
}

/** Money first, then what is not known, then nothing. */
function rank({ cents }: VenueMoney): number {
  if (cents === null) return 1;
  return cents > 0 ? 2 : 0;
}
