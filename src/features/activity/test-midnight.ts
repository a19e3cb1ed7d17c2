import { serverNow } from "#lib/time/clock.ts";
import { DAY_MS } from "./kinds/items/sign-days.ts";

const ZONE_MS = 8 * 3_600_000;

/** The last midnight of the site. */
export function lastMidnight(): number {
  return Math.floor((serverNow() + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
}
