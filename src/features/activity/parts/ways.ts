// Addresses of the pages where what an activity asks for is done.
import type { Verification } from "#contract/api/activities.ts";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import type { NavKey } from "#contract/navigation.ts";
import * as PAGES from "#contract/pages.ts";
import type { VenueCode } from "#contract/venues.ts";
import { pageAddress } from "#brand/brand.ts";

export type RemedyKey = NonNullable<Verification["checks"][number]["remedy"]>;
type TaskPage = NonNullable<MechanicsOf<"newTask">["tasks"][number]["page"]>;

export const VENUE_NAMES = {
  TY: "sport",
  DZ: "egame",
  ZR: "realbet",
  CP: "lottery",
  QP: "chess",
  DJ: "gaming",
  BY: "fish",
} as const satisfies Readonly<Record<VenueCode, NavKey>>;
export type VenueName = (typeof VENUE_NAMES)[VenueCode];

/** Null where this bundle has no page for it. */
export function venuePath(venue: VenueName): string | null {
  return pageAddress(venue === "fish" ? "fishing" : venue);
}

export function taskPath(page: TaskPage): string | null {
  if (page === "auth") return PAGES.auth;
  if (page === "userinfo") return PAGES.userinfo;
  if (page === "deposit") return pageAddress("savemoney");
  return pageAddress(page === "bankCard" ? "add-bank-card" : page);
}

export function remedyPath(of: Exclude<RemedyKey, "service">): string | null {
  if (of === "phone") return PAGES.auth;
  if (of === "realName") return PAGES.userinfo;
  return pageAddress(of === "deposit" ? "savemoney" : of);
}
