// Editing an open series (docs/decisions/050): its cash-out value is paid and becomes the stake of a new ticket on the
// legs that the member wants, at current prices, in one transaction. Valid as long as a cash-out offer.
import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import type { QuotedLeg, SlipTicket } from "#contract/api/tickets.ts";
import * as calls from "#contract/api/tickets.ts";
import { stakeGuard } from "../../duties/check-limits.ts";
import { outcomeOf, runOnce } from "../../wallet/idempotency.ts";
import type { LegRow, StoredTicket } from "../bet-rows.ts";
import type { BettingService } from "../betting-service.ts";
import { type Assessment, assess, type Bet } from "../place/assess-ticket.ts";
import type { Accept } from "../place/current-leg.ts";
import { insertBet } from "../place/place-ticket.ts";
import { refusal } from "../place/ticket-refusals.ts";
import { gamesOf } from "../combined-parts.ts";
import { updateTicket } from "../ticket-store.ts";
import { ticketView } from "../ticket-view.ts";
import { isNear, OFFER_MS } from "./cash-out.ts";
import { cashValue } from "./cash-value.ts";
import { isSeries, ownTicket } from "./own-ticket.ts";
import { payOut } from "./pay-out.ts";

type Quote = v.InferOutput<typeof calls.editQuote.response>;
type Done = v.InferOutput<typeof calls.editBet.response>;
interface MemberAt {
  readonly member: number;
  readonly time: number;
  /** How changed odds of the new legs are accepted. */
  readonly accept?: Accept;
}
interface Asked {
  readonly ticketId: string;
  readonly legs: readonly QuotedLeg[];
}
interface Wanted extends Asked {
  readonly quoteId: string;
  readonly valueCents: number;
}

export function editQuote(betting: BettingService, at: MemberAt, { ticketId, legs }: Asked): Quote {
  const { time } = at;
  const stored = ownTicket(betting, at.member, ticketId);
  const value = cashValue(betting.book(time), stored);
  const { valueCents, fairCents } = value;
  const found = assessEdit(betting, betOf(at, stored, { legs, valueCents }), stored);
  const none = { quoteId: "", valueCents, fairCents, winCents: 0, expiresAt: time + OFFER_MS };
  const quoted = found.legs.map(({ quote }) => quote);
  if (!isSeries(stored.ticket) || value.state !== "open") {
    const state = value.state === "suspended" ? ("suspended" as const) : ("none" as const);
    return { ...none, state, legs: quoted, refusal: null };
  }
  if (found.refusal) return { ...none, state: "refused", legs: quoted, refusal: found.refusal };
  const quoteId = keepQuote(betting, { ticketId, legs, valueCents, time });
  const { winCents } = found;
  return { ...none, state: "open", quoteId, winCents, legs: quoted, refusal: null };
}

export function editBet(
  betting: BettingService,
  at: MemberAt & { readonly key: string | null },
  { ticketId, quoteId, legs, valueCents }: Wanted,
): Done {
  const wanted = { ticketId, quoteId, legs, valueCents };
  return runOnce(
    betting.database,
    { ...at, call: "editBet", body: wanted },
    { schema: calls.editBet.response, act: () => exchange(betting, at, wanted) },
  );
}

export function editBetStatus(
  { database }: BettingService,
  asked: { readonly member: number; readonly key: string },
): v.InferOutput<typeof calls.editBetStatus.response> {
  return outcomeOf(database, { ...asked, call: "editBet" }, calls.editBet.response);
}

function exchange(betting: BettingService, at: MemberAt, wanted: Wanted): Done {
  const { time } = at;
  const book = betting.book(time);
  const stored = ownTicket(betting, at.member, wanted.ticketId);
  const value = cashValue(book, stored);
  const ended = (state: Done["state"], why: Done["refusal"] = null): Done => ({
    state,
    refusal: why,
    ticket: null,
  });
  if (!isSeries(stored.ticket) || value.state !== "open") return ended("suspended");
  const offered = quoteOf(betting, wanted, time);
  const games = [...gamesOf(stored.legs), ...gamesOf(wanted.legs)];
  const holds =
    offered !== null &&
    offered.valueCents === wanted.valueCents &&
    isNear(value, offered.valueCents) &&
    games.every((gameId) => book.eventAt(gameId) <= offered.madeAt);
  if (!holds) return ended("changed");
  const bet = betOf(at, stored, wanted);
  const found = assessEdit(betting, bet, stored);
  if (found.refusal) {
    const { reason } = found.refusal;
    return ended(["odds", "line", "score"].includes(reason) ? "changed" : "refused", found.refusal);
  }
  return { ...ended("done"), ticket: carryOut(betting, { stored, bet, found }) };
}

const APART = "同场组合只能整组保留或移除，不能更改其中的选项";

function assessEdit(betting: BettingService, bet: Bet, { legs }: StoredTicket): Assessment {
  const found = assess(betting, bet);
  return found.refusal === null && takesApart(legs, bet.slip.legs)
    ? { ...found, refusal: refusal("combination", APART) }
    : found;
}

/** Whether parts of a combination go or others come. A selection of its match that is no part of it replaces it. */
function takesApart(legs: readonly LegRow[], wanted: readonly QuotedLeg[]): boolean {
  return legs.some((leg) => {
    if (leg.parts.length === 0) return false;
    const games = new Set(gamesOf([leg]));
    return wanted.some(({ priceId, parts, gameId }) => {
      const isPart = leg.parts.some((part) => part.priceId === priceId);
      const isAnother = parts !== undefined && priceId !== leg.priceId;
      return isPart || (isAnother && gamesOf([{ gameId, parts }]).some((id) => games.has(id)));
    });
  });
}

function carryOut(
  betting: BettingService,
  now: { readonly stored: StoredTicket; readonly bet: Bet; readonly found: Assessment },
): Done["ticket"] {
  const { stored, bet, found } = now;
  const { database } = betting;
  const { id } = stored.ticket;
  const { member, time } = bet;
  const { riskCents } = found;
  // Nothing more is at risk: what is paid for the old ticket is staked again.
  const guard = stakeGuard(database, { member, time, market: "sports" });
  guard({ totalCents: riskCents, largestCents: riskCents, atRiskCents: 0 });
  payOut(betting, stored, { percent: 100, cents: bet.slip.stakeCents, time, end: "edited" });
  // Accepted at once, as a cash-out: nothing has happened since the quote.
  const { ticketId } = insertBet(betting, bet, { found, delay: 0, editedFrom: id });
  updateTicket(database, id, { editedTo: ticketId });
  database.prepare("DELETE FROM edit_quote WHERE ticket = ?").run(id);
  return ticketView(betting.book(time), ownTicket(betting, member, ticketId));
}

/** The value counts as available: it is paid before it is staked. */
function betOf(
  { member, time, accept = "better" }: MemberAt,
  { ticket }: StoredTicket,
  { legs, valueCents }: { readonly legs: readonly QuotedLeg[]; readonly valueCents: number },
): Bet {
  const slip: SlipTicket = {
    legs: [...legs],
    sizes: [legs.length],
    bankers: [],
    stakeCents: valueCents,
    oddsType: "H",
  };
  return { member, slip, accept, time, own: { id: ticket.id, lockedCents: valueCents } };
}

function keepQuote(
  { database }: BettingService,
  quote: Asked & { readonly valueCents: number; readonly time: number },
): string {
  const { ticketId, legs, valueCents, time } = quote;
  const id = randomUUID();
  database.prepare("DELETE FROM edit_quote WHERE expiresAt <= ?").run(time);
  database
    .prepare(
      "INSERT INTO edit_quote (id, ticket, legs, valueCents, expiresAt) VALUES (?, ?, ?, ?, ?)",
    )
    .run(id, ticketId, JSON.stringify(legs), valueCents, time + OFFER_MS);
  return id;
}

/** @returns null for an expired quote, or one of another ticket or other legs */
function quoteOf(
  { database }: BettingService,
  { quoteId, ticketId, legs }: Wanted,
  time: number,
): { readonly valueCents: number; readonly madeAt: number } | null {
  const row = database
    .prepare(
      `SELECT valueCents, expiresAt FROM edit_quote
      WHERE id = ? AND ticket = ? AND legs = ? AND expiresAt > ?`,
    )
    .get(quoteId, ticketId, JSON.stringify(legs), time);
  if (row === undefined) return null;
  return { valueCents: Number(row["valueCents"]), madeAt: Number(row["expiresAt"]) - OFFER_MS };
}
