// A leg against the book: what it is quoted at now, and what has changed since it was stamped.
import type { LegQuote, PlacedTicket, QuotedLeg } from "#contract/api/tickets.ts";
import { COUNTS_FROM_BET } from "#contract/betting/sports.ts";
import { limitsOf } from "./bet-limits.ts";
import type { BookPrice, BookView } from "./desk.ts";
import { isNoWorse } from "./ticket-money.ts";

export type Reason = NonNullable<PlacedTicket["refusal"]>["reason"];
export type Accept = "any" | "better" | "ask";

export interface LegNow {
  readonly asked: QuotedLeg;
  readonly quote: LegQuote;
  /** Null when it is offered no more. */
  readonly found: BookPrice | null;
}

const NO_LIMITS = { minCents: 0, maxCents: 0, payoutCapCents: 0 };

export function legNow(book: BookView, asked: QuotedLeg): LegNow {
  const found = book.price(asked.priceId);
  if (!found || !isOf(asked, found)) {
    return { asked, found: null, quote: { ...asked, active: "closed", ...NO_LIMITS } };
  }
  const { price, market, live } = found;
  const score = live ? book.score(asked.gameId) : null;
  const quote: LegQuote = {
    priceId: price.id,
    gameId: asked.gameId,
    w: market.w,
    r: price.r,
    line: market.line,
    odds: price.odds,
    score: score && [score[0], score[1]],
    active: activeOf(book, found, asked.gameId),
    ...limitsOf(found),
  };
  return { asked, found, quote };
}

/** What keeps the leg from being bet on as it was stamped; null when nothing does. */
export function changeOf({ asked, quote, found }: LegNow, accept: Accept): Reason | null {
  if (!found || quote.active !== "open") return "closed";
  if (quote.line !== asked.line) return "line";
  if (isAtScore(found) && String(quote.score) !== String(asked.score)) return "score";
  if (quote.odds === asked.odds || accept === "any") return null;
  return accept === "better" && isNoWorse(quote.odds, asked.odds) ? null : "odds";
}

/** Whether the score at the bet decides what it is worth. */
export function isAtScore({ live, match }: BookPrice): boolean {
  return live && match !== null && COUNTS_FROM_BET.has(match.sport);
}

/** Nobody bets on one price with the facts of another. */
function isOf(asked: QuotedLeg, { price, market, match, outright }: BookPrice): boolean {
  const gameId = match?.gameId ?? outright?.gameId;
  return gameId === asked.gameId && market.w === asked.w && price.r === asked.r;
}

function activeOf(
  book: BookView,
  { price, market }: BookPrice,
  gameId: string,
): LegQuote["active"] {
  if (market.state !== "open") return market.state;
  return price.active && !book.suspended(gameId) ? "open" : "suspended";
}
