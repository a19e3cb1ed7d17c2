// A placement: the slip's money call, one at a time.
import * as v from "valibot";
import { placeBet, type PlacedTicket } from "#contract/api/tickets.ts";
import { isOpen, type MoneyCall } from "../../../../session/wallet/money-call/money-call.ts";
import { slipSelectionSchema } from "../../markets/slip-selection.ts";
import { ACCEPTS } from "./slip-entry.ts";

/** There is one slip. */
export const ORDER_SLOT = "";

/** A quick bet does not touch the slip. */
export const QUICK_SLOT = "quick";

const ticketsSchema = placeBet.request.entries.Request.entries.tickets;
export const placedSchema = placeBet.response.entries.tickets;

export const orderSchema = v.object({
  tickets: ticketsSchema,
  accept: v.picklist(ACCEPTS),
  /** Per ticket: key of its amount in the slip. */
  stakeKeys: v.array(v.string()),
  /** Selections of all legs, for the receipt. */
  picks: v.array(slipSelectionSchema),
});
export type OrderBody = Readonly<v.InferOutput<typeof orderSchema>>;
export type Order = MoneyCall<OrderBody, PlacedTicket[]>;

/** Whether the order's outcome is still open: 确认中. */
export const isConfirming = isOpen<Order>;

/** Outcome of one ticket, for display. */
export interface Receipt {
  readonly stakeKey: string;
  readonly ticket: OrderBody["tickets"][number];
  readonly placed: PlacedTicket;
  readonly picks: OrderBody["picks"];
}

export function receiptsOf({ body, answer }: Order): readonly Receipt[] {
  const { tickets, stakeKeys, picks } = body;
  return (answer ?? []).flatMap((placed, place) => {
    const [ticket, stakeKey] = [tickets[place], stakeKeys[place]];
    if (ticket === undefined || stakeKey === undefined) return [];
    const ids = new Set(ticket.legs.map(({ priceId }) => priceId));
    return [{ stakeKey, ticket, placed, picks: picks.filter((pick) => ids.has(pick.priceId)) }];
  });
}
