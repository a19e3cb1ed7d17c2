// Looks up the current price, state and limits of a selection in the book.
import type { LegQuote, QuotedLeg, SlipTicket } from "#contract/api/tickets.ts";
import type { BookPrice, BookView } from "../book-view.ts";
import { limitsOf } from "./bet-limits.ts";

export type AskedLeg = SlipTicket["legs"][number];

export interface CurrentLeg {
  readonly asked: AskedLeg;
  readonly quote: LegQuote;
  /** Null when the price is no longer offered. */
  readonly found: BookPrice | null;
  /** Of a combination within a match; empty for a selection. */
  readonly parts: readonly CurrentLeg[];
  /** What each set of them pays (`CombinationPrice`); null for a selection, and without a price. */
  readonly setOdds: readonly string[] | null;
  /** Why these are no parts of one match, as players read it; null when they are. */
  readonly flaw: string | null;
}

const NO_LIMITS = { minCents: 0, maxCents: 0, payoutCapCents: 0 };

export function currentSelection(book: BookView, asked: AskedLeg): CurrentLeg {
  const found = book.price(asked.priceId);
  const single = { asked, parts: [], setOdds: null, flaw: null };
  if (!found || !isOf(asked, found)) {
    return { ...single, found: null, quote: closedQuote(asked) };
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
  return { ...single, found, quote };
}

/** With what the client knew. */
export function closedQuote(asked: AskedLeg): LegQuote {
  const { leastOdds: _least, parts: _parts, ...terms } = asked;
  return { ...terms, active: "closed", ...NO_LIMITS, combination: null };
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
