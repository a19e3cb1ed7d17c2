// A placement: the slip's money call, one at a time.
import * as v from "valibot";
import { placeBet, type PlacedTicket } from "#contract/api/tickets.ts";
import { ownValue } from "#contract/own-value.ts";
import {
  canResend,
  isOpen,
  type MoneyCall,
  type OpenState,
} from "#domain/wallet/money-call/money-call.ts";
import { slipSelectionSchema } from "../../markets/slip-selection.ts";
import { ACCEPTS } from "./slip-entry.ts";

/** There is one slip. */
export const ORDER_SLOT = "";

/** A quick bet does not touch the slip. */
export const QUICK_SLOT = "quick";

type Orders = Readonly<Record<string, Order>>;

/** An order whose answer was lost keeps its slot: the next order takes another one. */
export function freeSlot(orders: Orders, first: string): string {
  let slot = first;
  for (let next = 1; isLost(ownValue(orders, slot)); next += 1) slot = `${first}${next}`;
  return slot;
}

export function isQuick({ slot }: Pick<Order, "slot">): boolean {
  return slot.startsWith(QUICK_SLOT);
}

/** The order that is being confirmed, else the newest. */
export function shownOrder(orders: Orders, quick: boolean): Order | null {
  const all = Object.values(orders)
    .filter((order) => isQuick(order) === quick && !order.dropped && !isLost(order))
    .toSorted((a, b) => b.sentAt - a.sentAt);
  return all.find(isConfirming) ?? all[0] ?? null;
}

/** Orders that the server does not know, or does not say what became of; oldest first. */
export function undelivered(orders: Orders): readonly Order[] {
  return Object.values(orders)
    .filter((order) => !order.dropped && isLost(order))
    .toSorted((a, b) => a.sentAt - b.sentAt);
}

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

/** Whether the order's outcome is still open: 确认中. One whose answer was lost holds up nothing. */
export function isConfirming(order: Order | null): order is Order & { readonly state: OpenState } {
  return isOpen(order) && !isLost(order);
}

function isLost(order: Order | undefined): boolean {
  return order !== undefined && canResend(order);
}

/** Outcome of one ticket, for display. */
export interface Receipt {
  readonly stakeKey: string;
  readonly ticket: OrderBody["tickets"][number];
  readonly placed: PlacedTicket;
  readonly picks: OrderBody["picks"];
}

/** The selections of a receipt at the terms of its answer. */
export function picksNow({ picks, placed }: Receipt): Receipt["picks"] {
  const legs = new Map(placed.legs.map((leg) => [leg.priceId, leg]));
  return picks.map((pick) => {
    const { line, odds, score } = legs.get(pick.priceId) ?? pick;
    return { ...pick, line, odds, score };
  });
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
