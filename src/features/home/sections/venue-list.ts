// The venues of this brand in the order of its navigation.
import type { VenueSwitch } from "#contract/switches.ts";
import { brand } from "#brand/brand.ts";

export function venueList(): readonly VenueSwitch[] {
  return brand().venues;
}
