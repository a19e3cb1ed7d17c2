// Where visitors are: in the region of the site's licence, unless the control says otherwise.
import { LICENSED_REGION } from "#contract/protection/regions.ts";
import { siteDuties } from "../backend/duties/site-duties.ts";
import type { SiteView } from "../backend/wire/sites.ts";
import type { World } from "./world.ts";

/** By site; null: the place of its visitors is not known. */
export type Places = Map<string, string | null>;

export function placeOf(
  { database }: World,
  places: Places,
  view: Pick<SiteView, "site">,
): string | null {
  const told = places.get(view.site.id);
  return told === undefined ? LICENSED_REGION[siteDuties({ database, view }).profile] : told;
}
