import type { Outright, SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import type { CombinationProblem } from "#contract/api/tickets.ts";
import type { Score } from "#contract/betting/score.ts";
import type { MatchResult } from "#contract/betting/match-result.ts";

/** What betting reads of the bookmaker's feed, as it was at one moment. */
export interface BookView {
  /** With every market but those on players; null for an unknown id. */
  match(gameId: string): SportMatch | null;
  /** The match itself of a game, not its corners; null for an unknown id. */
  game(gide: string): SportMatch | null;
  /** Null when the price is no longer offered. */
  price(priceId: string): BookPrice | null;
  /** The score that handicaps and totals count; null before the match and for outrights. */
  score(gameId: string): Score | null;
  /** Whether all its markets are suspended. */
  suspended(gameId: string): boolean;
  /** Time of the last score, red card or suspension; 0 before the first. */
  eventAt(gameId: string): number;
  /** Null before its end. */
  result(gameId: string): { readonly settledAt: number } | null;
  /** What a play is settled by (contract/betting/settlement.ts); null for an unknown id. */
  settlement(gameId: string, w: string): MatchResult | null;
  /** The winner's `r` of an outright, several in a dead heat; null before the result. */
  winners(gameId: string): readonly string[] | null;
  /** What selections of one match cost together. @param priceIds two or more that are offered */
  combination(priceIds: readonly string[]): BookCombination;
  /** That all of these selections of one match win, by what has happened until now; null: the book cannot say. */
  chanceOfAll(held: readonly HeldSelection[]): number | null;
  /** That a bet on a player wins, and that its stake comes back, by what has happened; null: the book cannot say. */
  playerOutlook(held: Pick<HeldSelection, "gameId" | "w" | "r">): PlayerOutlook | null;
}

export interface BookCombination {
  /** Null when there are problems. */
  readonly price: CombinationPrice | null;
  readonly problems: readonly CombinationProblem[];
}

export interface CombinationPrice {
  /** That all parts win. */
  readonly chance: number;
  /** Share of the price that the book keeps on average. */
  readonly margin: number;
  /** Groups of parts that do not depend on each other. */
  readonly independent: readonly (readonly number[])[];
  /**
   * What each set of the parts pays, stake included, at the number whose bits are their places: the last is for all of
   * them, and at 0 there is nothing.
   */
  readonly setOdds: readonly string[];
}

export interface PlayerOutlook {
  readonly wins: number;
  readonly returns: number;
}

/** A selection that was bet on. */
export interface HeldSelection {
  readonly gameId: string;
  readonly w: string;
  readonly r: string;
  readonly line: string | null;
  /** Scores that the market named beside `other`. */
  readonly listed: readonly string[];
  /** From which in-play handicaps count; null: from the start. */
  readonly scoreAtBet: Score | null;
}

export interface BookPrice {
  readonly price: SportPrice;
  readonly market: SportMarket;
  readonly match: SportMatch | null;
  readonly outright: Outright | null;
  /** Whether it is an in-play price. */
  readonly live: boolean;
}
