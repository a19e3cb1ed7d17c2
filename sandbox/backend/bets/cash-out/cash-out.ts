// Cash-out: an offer is valid for five seconds, or until something happens in a match of the ticket. It can be
// taken in whole or in part, once per idempotency key.
import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import * as calls from "#contract/api/tickets.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { outcomeOf, runOnce } from "../../wallet/idempotency.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { BettingService } from "../betting-service.ts";
import { gamesOf } from "../combined-parts.ts";
import { ticketView } from "../ticket-view.ts";
import { type CashValue, cashValue, LEAST_PART_CENTS, mostCashOf } from "./cash-value.ts";
import { isSeries, ownTicket } from "./own-ticket.ts";
import { partOf, payOut } from "./pay-out.ts";

type Asked = v.InferOutput<typeof calls.cashOut.request>["Request"];
type Wanted = Pick<Asked, "ticketId" | "quoteId" | "percent" | "valueCents">;
type Done = v.InferOutput<typeof calls.cashOut.response>;
interface MemberAt {
  readonly member: number;
  readonly time: number;
}

export const OFFER_MS = 5000;
/** How far the value may move while an offer is valid. */
const TOLERANCE = 0.01;
const WHOLE_ONLY = "免费投注不可拆分，只能全部提前结算";

export function cashOutQuote(
  betting: BettingService,
  { member, time }: MemberAt,
  ticketId: string,
): v.InferOutput<typeof calls.cashOutQuote.response> {
  const stored = ownTicket(betting, member, ticketId);
  const { state, valueCents, reason } = cashValue(betting.book(time), stored);
  const { ticket } = stored;
  return {
    state,
    quoteId: state === "open" ? keepOffer(betting, { ticketId, valueCents, time }) : "",
    valueCents,
    // A free bet is not split.
    minPartCents: ticket.freeBet === null ? LEAST_PART_CENTS : valueCents,
    expiresAt: time + OFFER_MS,
    reason,
    mostCents: ticket.state === "open" ? mostCashOf(ticket) : null,
    canEdit: isSeries(ticket),
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
  if (percent < 100 && stored.ticket.freeBet !== null)
    throw new Refusal(INVALID_PARAMETER, "", { message: WHOLE_ONLY });
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
    gamesOf(stored.legs).every((gameId) => book.eventAt(gameId) <= offered.madeAt) &&
    isNear(now, offered.valueCents);
  if (!holds) {
    const { valueCents } = now;
    const next = keepOffer(betting, { ticketId, valueCents, time });
    const ticket = ticketView(book, stored);
    return { state: "changed", valueCents: partOf(valueCents, percent), quoteId: next, ticket };
  }
  const end = percent === 100 ? "cashedOut" : "part";
  payOut(betting, stored, { percent, cents: part, time, end });
  const ticket = ticketView(book, ownTicket(betting, member, ticketId));
  return { state: "done", valueCents: part, quoteId, ticket };
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

export function isNear({ valueCents }: CashValue, offered: number): boolean {
  return Math.abs(valueCents - offered) <= offered * TOLERANCE;
}
