// The sports venue has its own token per member. It never changes: clients store it by user.
import { createHmac } from "node:crypto";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { UNKNOWN_UID } from "#contract/codes.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";

/** Public: it protects only made-up accounts on this machine. */
const VENUE_SECRET = "livery-sandbox-venue";

/** @throws Refusal unless the token is the one that `launch` returned */
export function checkVenueToken(context: CallContext, token: string): void {
  if (token !== venueToken(context)) throw new Refusal(UNKNOWN_UID);
}

export function venueToken(context: CallContext): string {
  const parts = [SPORT_CHANNEL, context.view.site.id, memberOf(context).id];
  return createHmac("sha256", VENUE_SECRET)
    .update(parts.join(" "))
    .digest("base64url")
    .slice(0, 32);
}
