// A placement from the player's press to its known end. It is stored before it is sent, so that no
// reload, lost answer or second tab can make two bets of one.
import * as v from "valibot";
import { placeBet, type PlacedTicket } from "#contract/api/tickets.ts";
import { pickSchema } from "./pick.ts";
import { ACCEPTS } from "./selection.ts";

const ticketsSchema = placeBet.request.entries.Request.entries.tickets;
const placedSchema = placeBet.response.entries.tickets;

const ORDER_STATES = ["sending", "unknown", "unsent", "pending", "done"] as const;

export const orderSchema = v.object({
  /** The idempotency key: minted at the press, the same for every try. */
  key: v.pipe(v.string(), v.uuid()),
  userId: v.string(),
  tickets: ticketsSchema,
  accept: v.picklist(ACCEPTS),
  /** Of each ticket: where its amount stands in the slip. */
  stakeKeys: v.array(v.string()),
  /** Of all legs, for what is shown afterwards. */
  picks: v.array(pickSchema),
  /** Epoch milliseconds by the server's clock: of the last try, and when it failed. */
  sentAt: v.number(),
  failedAt: v.nullable(v.number()),
  tries: v.number(),
  /** The server answered with a refusal of the whole: if it does not know the key, nothing was placed. */
  refused: v.boolean(),
  /**
   * `unknown`: sent, no answer; `unsent`: the server does not know it, the player may send it again;
   * `pending`: taken, in-play tickets wait; `done`: every ticket is accepted or refused.
   */
  state: v.picklist(ORDER_STATES),
  placed: v.nullable(placedSchema),
});
export type Order = Readonly<v.InferOutput<typeof orderSchema>>;

/** Whether the slip is still waiting for its end: 确认中. */
export function isConfirming(order: Order | null): order is Order {
  return order !== null && order.state !== "done";
}

/** What became of a ticket, for display. */
export interface Receipt {
  readonly stakeKey: string;
  readonly ticket: Order["tickets"][number];
  readonly placed: PlacedTicket;
  readonly picks: Order["picks"];
}

export function receiptsOf({ tickets, stakeKeys, picks, placed }: Order): readonly Receipt[] {
  return (placed ?? []).flatMap((one, place) => {
    const [ticket, stakeKey] = [tickets[place], stakeKeys[place]];
    if (ticket === undefined || stakeKey === undefined) return [];
    const ids = new Set(ticket.legs.map(({ priceId }) => priceId));
    return [
      { stakeKey, ticket, placed: one, picks: picks.filter((pick) => ids.has(pick.priceId)) },
    ];
  });
}
