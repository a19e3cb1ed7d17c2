// Sample content of all sites, as plain data.
import {
  BANNERS,
  DRAWS,
  NOTICES,
  PROMOTIONS,
  ROOMS,
  SPONSORS,
  TABLES,
  VENDORS,
} from "./content.ts";
import type { Row } from "./catalogue-rows.ts";
import { gamesOf } from "./games.ts";
import { ALL_LEAGUES, TEAMS_OF } from "./leagues/all-leagues.ts";
import { LEAGUES } from "./leagues/named-leagues.ts";
import { type Offering, offeringsOf } from "./offerings.ts";
import { entryFinder } from "./read-content.ts";

export interface Catalogue {
  readonly vendors: readonly Row<"vendor">[];
  /** @throws RangeError for an unknown id */
  vendorOf(id: string): Row<"vendor">;
  /** All games, tables, rooms and draws that can be launched. */
  readonly offerings: ReadonlyMap<string, Offering>;
  /** How many games, tables, draws and rooms a vendor has. */
  readonly offers: ReadonlyMap<string, number>;
  readonly games: readonly Row<"game">[];
  readonly leagues: readonly Row<"league">[];
  /** Those with hand-written names, which are the largest. */
  readonly leading: readonly Row<"league">[];
  /** By pool. */
  readonly teams: ReadonlyMap<string, readonly Row<"team">[]>;
  readonly tables: readonly Row<"live_table">[];
  readonly draws: readonly Row<"draw">[];
  readonly rooms: readonly Row<"room">[];
  readonly promotions: readonly Row<"promotion">[];
  readonly banners: readonly Row<"banner">[];
  readonly notices: readonly Row<"notice">[];
  readonly sponsors: readonly Row<"sponsor">[];
}

let last: { readonly seed: number; readonly catalogue: Catalogue } | undefined;

/** Making the games takes most of a start, and a world that starts over mostly keeps its seed. */
export function catalogueOf(seed: number): Catalogue {
  if (last?.seed !== seed) last = { seed, catalogue: makeCatalogue(seed) };
  return last.catalogue;
}

function makeCatalogue(seed: number): Catalogue {
  const vendorOf = entryFinder("vendor", VENDORS);
  const games = gamesOf(seed);
  return {
    vendors: VENDORS,
    vendorOf,
    offerings: offeringsOf({ games, tables: TABLES, rooms: ROOMS, draws: DRAWS }, vendorOf),
    offers: countByVendor([...games, ...TABLES, ...DRAWS, ...ROOMS]),
    games,
    leagues: ALL_LEAGUES,
    leading: LEAGUES,
    teams: TEAMS_OF,
    tables: TABLES,
    draws: DRAWS,
    rooms: ROOMS,
    promotions: PROMOTIONS,
    banners: BANNERS,
    notices: NOTICES,
    sponsors: SPONSORS,
  };
}

function countByVendor(rows: readonly { readonly vendor: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { vendor } of rows) counts.set(vendor, (counts.get(vendor) ?? 0) + 1);
  return counts;
}
