// What bets need of the rest: the database and the book at any moment. Tests bring a book of their own.
import type { DatabaseSync } from "node:sqlite";
import type { Outright, SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import type { Score } from "#contract/betting/score-rules.ts";
import type { MatchResult } from "#contract/betting/settlement.ts";
import { bookAt } from "../book/book.ts";
import type { World } from "../world.ts";

export interface Desk {
  readonly database: DatabaseSync;
  book(time: number): BookView;
}

/** The part of the book that bets read. */
export interface BookView {
  match(gameId: string): SportMatch | null;
  price(priceId: string): BookPrice | null;
  score(gameId: string): Score | null;
  suspended(gameId: string): boolean;
  result(gameId: string): { readonly settledAt: number } | null;
  /** What to settle a play by; null for an unknown id. */
  settlement(gameId: string, w: string): MatchResult | null;
  /** Of outrights the competitor's `r`; null while it is open. */
  winner(gameId: string): string | null;
}

export interface BookPrice {
  readonly price: SportPrice;
  readonly market: SportMarket;
  readonly match: SportMatch | null;
  readonly outright: Outright | null;
  readonly live: boolean;
}

export function deskOf(world: World): Desk {
  return { database: world.database, book: (time) => bookAt(world, time) };
}
