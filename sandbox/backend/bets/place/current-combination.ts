// A combination within a match as the book has it now: one price for all parts, and the state of the worst of them.
import type { CombinationProblem, LegQuote, MatchCombination } from "#contract/api/tickets.ts";
import { COMBINATION, worstState } from "#contract/betting/match-combinations.ts";
import type { BookPrice, BookView, CombinationPrice } from "../book-view.ts";
import { oddsWithout } from "../combined-parts.ts";
import { limitsOf, lowestOf } from "./bet-limits.ts";
import { wrongParts } from "./combination-flaws.ts";
import {
  type AskedLeg,
  closedQuote,
  type CurrentLeg,
  currentSelection,
} from "./current-selection.ts";

export function currentCombination(book: BookView, asked: AskedLeg): CurrentLeg {
  const parts = (asked.parts ?? []).map((part) => currentSelection(book, part));
  const closed = (problems: readonly CombinationProblem[], flaw: string | null): CurrentLeg => ({
    asked,
    parts,
    found: null,
    setOdds: null,
    flaw,
    quote: { ...closedQuote(asked), combination: { ...UNPRICED, problems: [...problems] } },
  });
  const wrong = wrongParts(book, asked, parts);
  if (wrong !== null) return closed([unknownIn(parts)], wrong);
  if (parts.some(({ found }) => found === null)) return closed([], null);
  const { price, problems } = book.combination(parts.map(({ quote }) => quote.priceId));
  if (price === null) return closed(problems, null);
  const active = worstState(parts.map((part) => part.quote.active));
  const found = foundOf(book, asked, { parts, active, odds: price.setOdds.at(-1) ?? "" });
  const score = found.live ? book.score(asked.gameId) : null;
  const { priceId, gameId } = asked;
  const quote: LegQuote = {
    priceId,
    gameId,
    w: COMBINATION,
    r: asked.r,
    line: null,
    odds: found.price.odds,
    score: score && [score[0], score[1]],
    active,
    ...lowestOf([limitsOf(found), ...parts.map((part) => part.quote)]),
    combination: viewOf(price),
  };
  return { asked, parts, found, setOdds: price.setOdds, flaw: null, quote };
}

const UNPRICED = { chance: null, margin: null, independent: [], without: [] };

function unknownIn(parts: readonly unknown[]): CombinationProblem {
  return { kind: "unknown", parts: [...parts.keys()], part: null, why: null };
}

function viewOf({ chance, margin, independent, setOdds }: CombinationPrice): MatchCombination {
  return {
    chance,
    margin,
    independent: independent.map((group) => [...group]),
    without: oddsWithout(setOdds),
    problems: [],
  };
}

/** The combination as a price of the book, so that it is limited, delayed and stored as any other leg. */
function foundOf(
  book: BookView,
  { priceId, gameId, r }: AskedLeg,
  now: {
    readonly parts: readonly CurrentLeg[];
    readonly active: LegQuote["active"];
    readonly odds: string;
  },
): BookPrice {
  const { parts, active, odds } = now;
  const match = parts[0]?.found?.match ?? null;
  const price = { id: priceId, r, odds, active: active === "open" };
  const state = active === "delay" ? "suspended" : active;
  return {
    price,
    market: {
      id: `${gameId}:${COMBINATION}:0`,
      w: COMBINATION,
      line: null,
      row: 0,
      state,
      prices: [price],
    },
    match: match && (book.game(match.gide) ?? match),
    outright: null,
    live: parts.some(({ found }) => found?.live),
  };
}
