// Combinations as betting asks the book for them: by price ids, and by what is held in a ticket.
import type { CombinationProblem } from "#contract/api/tickets.ts";
import { COUNTS } from "#contract/betting/counts.ts";
import { COMBINED_SPORTS, isCombinable } from "#contract/betting/match-combinations.ts";
import { playSpec } from "#contract/betting/plays.ts";
import type {
  BookCombination,
  BookPrice,
  BookView,
  HeldSelection,
} from "../../../backend/bets/book-view.ts";
import type { Fixture, Fixtures } from "../fixtures.ts";
import type { FootballChances } from "../football/football-chances.ts";
import type { Views } from "../match-view.ts";
import type { Overrides } from "../overrides/overrides.ts";
import { type Pair, snapshotAt, type Timeline } from "../timeline.ts";
import { chanceOfAll, type Combination, priceCombination } from "./combination.ts";
import type { Conflict } from "./conflicts.ts";
import { afterHalf, type CombinationLeg, countOf, legRule } from "./leg-wins.ts";

/** The parts of the book that say what a match's parts cost together. */
interface MatchBook {
  readonly fixtures: Fixtures;
  readonly overrides: Overrides;
  readonly views: Views;
  readonly timelineOf: (fixture: Fixture) => Timeline;
}

const NONE: Pair = [0, 0];

export function combinationBook(
  book: MatchBook,
  time: number,
  priceOf: BookView["price"],
): Pick<BookView, "combination" | "chanceOfAll"> {
  return {
    combination(priceIds) {
      const unknown = unknownOf(priceIds.map((_, part) => part));
      const prices = priceIds.flatMap((id) => priceOf(id) ?? []);
      const game = gameOf(
        book,
        prices.map(({ match }) => match?.gameId ?? ""),
        time,
      );
      if (game === null || prices.length < priceIds.length) return unknown;
      const legs = prices.map((price) => pricedLeg(book, price));
      // The market that was decided has sides without a price.
      if (legs.some(({ decimal }) => decimal <= 1)) return unknown;
      return bookCombination(priceCombination(game.chances, game.fixture.sport, legs), legs.length);
    },
    chanceOfAll(held) {
      const game = gameOf(
        book,
        held.map(({ gameId }) => gameId),
        time,
      );
      if (game === null || held.some(({ w }) => !isCombinable(playSpec(w)))) return null;
      return chanceOfAll(
        game.chances,
        held.map((one) => heldRule(book, game, one)),
      );
    },
  };
}

interface Game {
  readonly fixture: Fixture;
  readonly chances: FootballChances;
  readonly time: number;
}

/** The one game of these matches; null without a model, and while its prices are set by the control surface. */
function gameOf(book: MatchBook, gameIds: readonly string[], time: number): Game | null {
  const { fixtures, overrides, views } = book;
  const found = gameIds.map((id) => fixtures.byId(id)?.game);
  const [id, ...others] = new Set(found);
  const fixture = id === undefined || others.length > 0 ? null : fixtures.byId(id);
  if (!fixture || !COMBINED_SPORTS.includes(fixture.sport)) return null;
  const forced = [...gameIds, fixture.id].some((one) => overrides.forced(one, time).length > 0);
  const chances = forced ? null : views.chances(fixture, time);
  return chances && { fixture, chances, time };
}

function pricedLeg(book: MatchBook, { price, market, match }: BookPrice): CombinationLeg {
  const { w, line, prices } = market;
  const plus = playSpec(w).quoted === "hk" ? 100 : 0;
  return {
    w,
    r: price.r,
    line,
    listed: prices.map(({ r }) => r),
    decimal: Math.round(100 * Number(price.odds) + plus) / 100,
    counted: countedBy(book, match?.gameId ?? ""),
  };
}

/** Corners of a game are offered as a match of their own, too. */
function countedBy({ fixtures }: MatchBook, gameId: string): CombinationLeg["counted"] {
  return fixtures.byId(gameId)?.counted === "corners" ? "corners" : undefined;
}

function heldRule(book: MatchBook, { fixture, chances, time }: Game, held: HeldSelection) {
  const leg = { ...held, counted: countedBy(book, held.gameId) };
  const rule = legRule(leg, fixture.sport, held.scoreAtBet);
  if (chances.state.half === 1) return rule;
  const timeline = book.timelineOf(fixture);
  const end = snapshotAt(timeline, Math.min(time, timeline.halfEnds ?? time));
  const { inState } = COUNTS[countOf(leg)];
  return afterHalf(rule, (end && (inState ? inState(end) : end.score)) ?? NONE);
}

function bookCombination(found: Combination, parts: number): BookCombination {
  switch (found.state) {
    case "priced": {
      const { chance, margin, independent, decimal, remaining } = found;
      const setOdds = Array.from({ length: 2 ** parts }, () => "");
      for (const set of remaining) setOdds[setOf(set.legs)] = set.decimal.toFixed(2);
      setOdds[setOdds.length - 1] = decimal.toFixed(2);
      return { price: { chance, margin, independent, setOdds }, problems: [] };
    }
    case "returns":
      return refused(found.legs.map(({ leg, why }) => problem("returns", [leg], { why })));
    case "conflict":
      return refused(found.conflicts.map(problemOf));
    case "unknown":
      return unknownOf(found.legs);
    default:
      return unknownOf([...Array(parts).keys()]);
  }
}

const setOf = (places: readonly number[]): number =>
  places.reduce((set, place) => set + 2 ** place, 0);

const refused = (problems: readonly CombinationProblem[]): BookCombination => ({
  price: null,
  problems,
});

const unknownOf = (parts: readonly number[]): BookCombination =>
  refused([problem("unknown", parts)]);

function problemOf(conflict: Conflict): CombinationProblem {
  return conflict.kind === "implies"
    ? problem("implies", conflict.legs, { part: conflict.leg })
    : problem("excludes", conflict.legs);
}

function problem(
  kind: CombinationProblem["kind"],
  parts: readonly number[],
  more: Partial<Pick<CombinationProblem, "part" | "why">> = {},
): CombinationProblem {
  return { kind, parts: [...parts], part: null, why: null, ...more };
}
