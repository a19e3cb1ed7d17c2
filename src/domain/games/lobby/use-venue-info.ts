import type * as v from "valibot";
import { venueInfo } from "#contract/api/venue-info.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";

export type VenueInfo = v.InferOutput<typeof venueInfo.response>;

/**
 * Facts, providers and items of a category; the parts of a lobby share one answer.
 * @param id an item in full; null: the whole category
 */
export function useVenueInfo(venue: VenueSwitch, id: string | null = null): CallResult<VenueInfo> {
  const body = { category: VENUE_CODES[venue], all: true, ...(id === null ? {} : { id }) };
  return useCall(venueInfo, body, { refetchEvery: 60_000 });
}
