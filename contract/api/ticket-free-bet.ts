// The free bet of a ticket. Apart from the call for free bets, which sites without sports do not bundle.
import * as v from "valibot";
import { cents, filled, yesNo } from "./answer-fields.ts";

/** Whether a win pays the stake, too: where the server does not say, it does not. */
export const stakeReturned = v.fallback(yesNo, false);

/** What a ticket says of the free bet that pays it. */
export const ticketFreeBet = v.object({
  id: filled,
  stakeCents: cents,
  stakeReturned,
  /** Given back by the void ticket, as a new free bet. */
  back: v.fallback(yesNo, false),
});

/** In a ticket that is placed: the free bet that pays it as a whole. */
export const sentFreeBet = v.optional(v.pipe(v.string(), v.regex(/^[\w:.-]{1,80}$/)));
