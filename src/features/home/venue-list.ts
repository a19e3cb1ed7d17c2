// The venues of this brand in the order of its navigation.
import { navSpec } from "#contract/navigation.ts";
import { VENUE_SWITCHES, type VenueSwitch } from "#contract/switches.ts";
import { brand, isOn } from "../../brand/brand.ts";

export function venueList(): VenueSwitch[] {
  const named = brand().nav.flatMap((key) => navSpec(key).venue ?? []);
  const all = [...new Set<VenueSwitch>([...named, ...VENUE_SWITCHES])];
  return all.filter(isOn);
}
