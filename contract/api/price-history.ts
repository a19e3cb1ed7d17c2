// The last prices of a line, for a small chart beside it.
import * as v from "valibot";
import { number, odds, orNull, rows, text } from "./answer-fields.ts";
import { resourceCall } from "./sport.ts";

export const priceHistory = resourceCall(
  "priceHistory",
  { priceId: v.string() },
  v.object({
    /** The oldest first; only prices of the line as it is now. Empty: the book keeps none. */
    points: rows(v.object({ at: number, odds })), // as the feed quotes it
    /** The first price of the market, before the match or in play, on the line of that time; null: not known. */
    opening: orNull(v.object({ at: number, odds, line: v.nullish(text, null) })),
  }),
);
