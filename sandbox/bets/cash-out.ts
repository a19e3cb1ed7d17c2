// Cash-out: an offer that holds for five seconds, taken whole or in part, once for its key.
import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import * as calls from "#contract/api/tickets.ts";
import { NOT_FOUND, Refusal } from "../answers/refusal.ts";
import { HOUSE, lockedOf, post, walletOf } from "../ledger/ledger.ts";
import type { StoredTicket } from "./bet-rows.ts";
import { type CashValue, cashValue, LEAST_PART_CENTS } from "./cash-value.ts";
import type { Desk } from "./desk.ts";
import { once } from "./once.ts";
import { readTicket, updateTicket } from "./ticket-store.ts";
import { ticketView } from "./ticket-view.ts";

type Asked = v.InferOutput<typeof calls.cashOut.request>["Request"];
type Wanted = Pick<Asked, "ticketId" | "quoteId" | "percent" | "valueCents">;
type Done = v.InferOutput<typeof calls.cashOut.response>;
interface Whose {
  readonly member: number;
  readonly time: number;
}

const OFFER_MS = 5000;
/** Within the time of an offer a price may breathe this far. */
const TOLERANCE = 0.01;

export function cashOutQuote(
  desk: Desk,
  { member, time }: Whose,
  ticketId: string,
): v.InferOutput<typeof calls.cashOutQuote.response> {
  const { state, valueCents } = cashValue(desk.book(time), ownTicket(desk, member, ticketId));
  return {
    state,
    quoteId: state === "open" ? keepOffer(desk, { ticketId, valueCents, time }) : "",
    valueCents,
    minPartCents: LEAST_PART_CENTS,
    expiresAt: time + OFFER_MS,
  };
}

export function cashOut(
  desk: Desk,
  whose: Whose & { readonly key: string | null },
  { ticketId, quoteId, percent, valueCents }: Wanted,
): Done {
  const wanted = { ticketId, quoteId, percent, valueCents };
  return once(
    desk,
    { ...whose, call: "cashOut", body: wanted },
    { schema: calls.cashOut.response, act: () => takeOffer(desk, whose, wanted) },
  );
}

function takeOffer(desk: Desk, { member, time }: Whose, wanted: Wanted): Done {
  const { ticketId, quoteId, percent } = wanted;
  const stored = ownTicket(desk, member, ticketId);
  const book = desk.book(time);
  const now = cashValue(book, stored);
  if (now.state !== "open") {
    return { state: "suspended", valueCents: 0, quoteId: "", ticket: ticketView(book, stored) };
  }
  const offered = offerOf(desk, { ticketId, quoteId, time });
  const part = partOf(offered ?? 0, percent);
  const holds =
    offered !== null &&
    part === wanted.valueCents &&
    part >= LEAST_PART_CENTS &&
    isNear(now, offered);
  if (!holds) {
    const { valueCents } = now;
    const next = keepOffer(desk, { ticketId, valueCents, time });
    const ticket = ticketView(book, stored);
    return { state: "changed", valueCents: partOf(valueCents, percent), quoteId: next, ticket };
  }
  payOut(desk, stored, { percent, cents: part, time });
  const ticket = ticketView(book, ownTicket(desk, member, ticketId));
  return { state: "done", valueCents: part, quoteId, ticket };
}

function payOut(
  { database }: Desk,
  { ticket }: StoredTicket,
  {
    percent,
    cents,
    time,
  }: { readonly percent: number; readonly cents: number; readonly time: number },
): void {
  const { id, member, leftCents } = ticket;
  // At least a cent goes on, as what runs without a stake could not be settled.
  const risk = percent === 100 ? leftCents : Math.min(leftCents - 1, partOf(leftCents, percent));
  post(database, { reason: "cashOut", reference: id, time }, [
    [lockedOf(member), -risk],
    [walletOf(member), cents],
    [HOUSE, risk - cents],
  ]);
  database.prepare("DELETE FROM cash_quote WHERE ticket = ?").run(id);
  const cashedCents = ticket.cashedCents + cents;
  updateTicket(database, id, {
    leftCents: leftCents - risk,
    cashedCents,
    returnCents: cashedCents,
    ...(leftCents === risk ? { state: "cashedOut" as const, settledAt: time } : {}),
  });
}

function ownTicket({ database }: Desk, member: number, id: string): StoredTicket {
  const stored = readTicket(database, id);
  if (stored?.ticket.member !== member) throw new Refusal(NOT_FOUND);
  return stored;
}

function keepOffer(
  { database }: Desk,
  offer: { readonly ticketId: string; readonly valueCents: number; readonly time: number },
): string {
  const { ticketId, valueCents, time } = offer;
  const id = randomUUID();
  database.prepare("DELETE FROM cash_quote WHERE expiresAt <= ?").run(time);
  database
    .prepare("INSERT INTO cash_quote (id, ticket, valueCents, expiresAt) VALUES (?, ?, ?, ?)")
    .run(id, ticketId, valueCents, time + OFFER_MS);
  return id;
}

/** @returns null for an offer that is over, or was never made for this ticket */
function offerOf(
  { database }: Desk,
  { ticketId, quoteId, time }: { ticketId: string; quoteId: string; time: number },
): number | null {
  const row = database
    .prepare("SELECT valueCents FROM cash_quote WHERE id = ? AND ticket = ? AND expiresAt > ?")
    .get(quoteId, ticketId, time);
  return row === undefined ? null : Number(row["valueCents"]);
}

function partOf(cents: number, percent: number): number {
  return Math.floor((cents * percent) / 100);
}

function isNear({ valueCents }: CashValue, offered: number): boolean {
  return Math.abs(valueCents - offered) <= offered * TOLERANCE;
}
