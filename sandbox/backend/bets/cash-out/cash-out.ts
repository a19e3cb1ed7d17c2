// Cash-out: an offer is valid for five seconds, or until something happens in a match of the ticket. It can be
// taken in whole or in part, once per idempotency key.
import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import * as calls from "#contract/api/tickets.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { outcomeOf, runOnce } from "../../wallet/idempotency.ts";
import { HOUSE, lockedOf, post, walletOf } from "../../wallet/ledger.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { StoredTicket } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";
import { readTicket, updateTicket } from "../ticket-store.ts";
import { ticketView } from "../ticket-view.ts";
import { type CashValue, cashValue, LEAST_PART_CENTS } from "./cash-value.ts";

type Asked = v.InferOutput<typeof calls.cashOut.request>["Request"];
type Wanted = Pick<Asked, "ticketId" | "quoteId" | "percent" | "valueCents">;
type Done = v.InferOutput<typeof calls.cashOut.response>;
interface MemberAt {
  readonly member: number;
  readonly time: number;
}

const OFFER_MS = 5000;
/** How far the value may move while an offer is valid. */
const TOLERANCE = 0.01;

export function cashOutQuote(
  betting: BettingService,
  { member, time }: MemberAt,
  ticketId: string,
): v.InferOutput<typeof calls.cashOutQuote.response> {
  const { state, valueCents } = cashValue(betting.book(time), ownTicket(betting, member, ticketId));
  return {
    state,
    quoteId: state === "open" ? keepOffer(betting, { ticketId, valueCents, time }) : "",
    valueCents,
    minPartCents: LEAST_PART_CENTS,
    expiresAt: time + OFFER_MS,
  };
}

export function cashOut(
  betting: BettingService,
  memberAt: MemberAt & { readonly key: string | null },
  { ticketId, quoteId, percent, valueCents }: Wanted,
): Done {
  const wanted = { ticketId, quoteId, percent, valueCents };
  return runOnce(
    betting.database,
    { ...memberAt, call: "cashOut", body: wanted },
    { schema: calls.cashOut.response, act: () => takeOffer(betting, memberAt, wanted) },
  );
}

export function cashOutStatus(
  { database }: BettingService,
  asked: { readonly member: number; readonly key: string },
): v.InferOutput<typeof calls.cashOutStatus.response> {
  return outcomeOf(database, { ...asked, call: "cashOut" }, calls.cashOut.response);
}

function takeOffer(betting: BettingService, { member, time }: MemberAt, wanted: Wanted): Done {
  const { ticketId, quoteId, percent } = wanted;
  const stored = ownTicket(betting, member, ticketId);
  const book = betting.book(time);
  const now = cashValue(book, stored);
  if (now.state !== "open") {
    return { state: "suspended", valueCents: 0, quoteId: "", ticket: ticketView(book, stored) };
  }
  const offered = offerOf(betting, { ticketId, quoteId, time });
  const part = partOf(offered?.valueCents ?? 0, percent);
  const holds =
    offered !== null &&
    part === wanted.valueCents &&
    part >= LEAST_PART_CENTS &&
    stored.legs.every(({ gameId }) => book.eventAt(gameId) <= offered.madeAt) &&
    isNear(now, offered.valueCents);
  if (!holds) {
    const { valueCents } = now;
    const next = keepOffer(betting, { ticketId, valueCents, time });
    const ticket = ticketView(book, stored);
    return { state: "changed", valueCents: partOf(valueCents, percent), quoteId: next, ticket };
  }
  payOut(betting, stored, { percent, cents: part, time });
  const ticket = ticketView(book, ownTicket(betting, member, ticketId));
  return { state: "done", valueCents: part, quoteId, ticket };
}

function payOut(
  { database }: BettingService,
  { ticket }: StoredTicket,
  {
    percent,
    cents,
    time,
  }: { readonly percent: number; readonly cents: number; readonly time: number },
): void {
  const { id, member, leftCents } = ticket;
  // A partial cash-out leaves at least one cent: a ticket without a stake could not be settled.
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

function ownTicket({ database }: BettingService, member: number, id: string): StoredTicket {
  const stored = readTicket(database, id);
  if (stored?.ticket.member !== member) throw new Refusal(NOT_FOUND);
  return stored;
}

function keepOffer(
  { database }: BettingService,
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

/** @returns null for an expired offer, or one of another ticket */
function offerOf(
  { database }: BettingService,
  { ticketId, quoteId, time }: { ticketId: string; quoteId: string; time: number },
): { readonly valueCents: number; readonly madeAt: number } | null {
  const row = database
    .prepare(
      "SELECT valueCents, expiresAt FROM cash_quote WHERE id = ? AND ticket = ? AND expiresAt > ?",
    )
    .get(quoteId, ticketId, time);
  if (row === undefined) return null;
  return { valueCents: Number(row["valueCents"]), madeAt: Number(row["expiresAt"]) - OFFER_MS };
}

function partOf(cents: number, percent: number): number {
  return Math.floor((cents * percent) / 100);
}

function isNear({ valueCents }: CashValue, offered: number): boolean {
  return Math.abs(valueCents - offered) <= offered * TOLERANCE;
}
