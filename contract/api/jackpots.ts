// Jackpots of a site's main venue or of one category, and who won lately.
import * as v from "valibot";
import { VENUE_CODES } from "../venues.ts";
import { cents, filled, number, orNull, rowsOrNone, textOrNone } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

export const bonusPools = apiCall({
  path: "/game/api/v1/venue/getBonusPools",
  request: v.strictObject({ category: v.optional(v.picklist(Object.values(VENUE_CODES))) }), // of the site's main venue when missing
  response: v.object({
    name: textOrNone,
    note: textOrNone,
    image: textOrNone, // behind the figures, wide, its subject right of the middle; empty: the brand's own
    totalCents: cents,
    centsPerSecond: v.fallback(number, 0),
    pools: rowsOrNone(v.object({ name: filled, cents })),
    winners: rowsOrNone(
      v.object({ player: filled, game: textOrNone, cents, wonAt: orNull(number) }),
    ),
  }),
});
