// A leg compared with the book: its current price, and what changed since the client read it.
import type { LegQuote, PlacedTicket, QuotedLeg, SlipTicket } from "#contract/api/tickets.ts";
import { COUNTS_FROM_BET } from "#contract/betting/sports.ts";
import type { BookPrice, BookView } from "../book-view.ts";
import { isNoWorse } from "../ticket-money.ts";
import { limitsOf } from "./bet-limits.ts";

export type Reason = NonNullable<PlacedTicket["refusal"]>["reason"];
export type Accept = "any" | "better" | "ask";

type AskedLeg = SlipTicket["legs"][number];

export interface CurrentLeg {
  readonly asked: AskedLeg;
  readonly quote: LegQuote;
  /** Null when the price is no longer offered. */
  readonly found: BookPrice | null;
}

const NO_LIMITS = { minCents: 0, maxCents: 0, payoutCapCents: 0 };

export function currentLeg(book: BookView, asked: AskedLeg): CurrentLeg {
  const found = book.price(asked.priceId);
  if (!found || !isOf(asked, found)) {
    const { leastOdds: _least, ...terms } = asked;
    return {
      asked,
      found: null,
      quote: { ...terms, active: "closed", ...NO_LIMITS, combination: null },
    };
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
    combination: null,
  };
  return { asked, found, quote };
}

/** Why the leg cannot be bet on as the client read it; null when it can. */
export function changeOf({ asked, quote, found }: CurrentLeg, accept: Accept): Reason | null {
  if (!found || quote.active !== "open") return "closed";
  if (quote.line !== asked.line) return "line";
  if (isAtScore(found) && String(quote.score) !== String(asked.score)) return "score";
  if (asked.leastOdds !== undefined && !isNoWorse(quote.odds, asked.leastOdds)) return "odds";
  if (quote.odds === asked.odds || accept === "any") return null;
  return accept === "better" && isNoWorse(quote.odds, asked.odds) ? null : "odds";
}

/** Whether the bet is settled relative to the score when it was placed. */
export function isAtScore({ live, match }: BookPrice): boolean {
  return live && match !== null && COUNTS_FROM_BET.has(match.sport);
}

/** Guards against a request that mixes the id of one price with the play of another. */
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
