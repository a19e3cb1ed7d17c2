// Calls of the heroes, made after their paint.
import { venueInfo } from "#contract/api/venue-info.ts";
import { discountAds } from "#contract/api/site.ts";
import type { VenueCode } from "#contract/venues.ts";
import { watchCall } from "#lib/calls/use-call.ts";

const REFRESH_MS = 10_000;

export const watchOffers = () => watchCall(discountAds, { position: "home" });

export const watchVenue = (category: VenueCode) =>
  watchCall(venueInfo, { category }, { refetchEvery: REFRESH_MS });
