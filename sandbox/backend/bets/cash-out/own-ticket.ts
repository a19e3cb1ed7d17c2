import type { DatabaseSync } from "node:sqlite";
import { NOT_FOUND } from "#contract/codes.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { StoredTicket, TicketRow } from "../bet-rows.ts";
import { readTicket } from "../ticket-store.ts";

/** @throws Refusal for a ticket of somebody else */
export function ownTicket(
  { database }: { readonly database: DatabaseSync },
  member: number,
  id: string,
): StoredTicket {
  const stored = readTicket(database, id);
  if (stored?.ticket.member !== member) throw new Refusal(NOT_FOUND);
  return stored;
}

/** One bet over all legs, the only kind that can be edited: a free bet cannot become the stake of another bet. */
export function isSeries({ state, bets, sizes, freeBet }: TicketRow): boolean {
  return state === "open" && bets === 1 && (sizes[0] ?? 1) > 1 && freeBet === null;
}
