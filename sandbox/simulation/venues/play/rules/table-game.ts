// What a game of a live table is, and how its bets are paid.
import { ownValue } from "#contract/own-value.ts";
import type { TableResult } from "../play-messages.ts";

/** A round of a table, as its clock counts it. */
export interface TableMoment {
  /** Rounds since the beginning of time. */
  readonly count: number;
  readonly shoe: number;
  /** Within the shoe, from 1. */
  readonly round: number;
}

interface Spot<Result> {
  /** In a member's record. */
  readonly name: string;
  /** What a won bet pays for each unit, without the stake. */
  readonly odds: number;
  /** How many times the odds are paid; false or zero: the bet is lost. */
  wins(result: Result): boolean | number;
}

export type Spots<Result> = Readonly<Record<string, Spot<Result>>>;

export interface TableGame<Result> {
  readonly spots: Spots<Result>;
  /** The same for everyone at the table. */
  result(seed: number, table: string, moment: TableMoment): Result;
  shown(result: Result): Omit<TableResult, "won">;
  /** The share of a lost stake that is returned; none when missing. */
  returned?(result: Result, bet: string): number;
  /** What a player gets of a win in cents; what the odds say, in whole cents, when missing. */
  winOf?(cents: number): number;
  /** All results there are, where each is as likely as the others. */
  readonly every?: readonly Result[];
}

/** A spot for each number: `sum4` to `sum17`. */
export function numbered<Result>(
  key: string,
  numbers: readonly number[],
  spotOf: (number: number) => Spot<Result>,
): Spots<Result> {
  return Object.fromEntries(numbers.map((number) => [`${key}${number}`, spotOf(number)]));
}

/** @returns the payout in cents, stake included */
export function payBet<Result>(
  { spots, returned, winOf }: TableGame<Result>,
  result: Result,
  bet: string,
  cents: number,
): number {
  const spot = ownValue(spots, bet);
  const times = Number(spot?.wins(result) ?? 0);
  if (spot === undefined || times === 0) {
    return Math.floor(cents * (returned?.(result, bet) ?? 0));
  }
  return cents + (winOf?.(cents) ?? Math.floor(cents * spot.odds * times + 1e-6));
}

/** What the page shows: the result, and which bets have won more than their stake. */
export function shownResult<Result>(game: TableGame<Result>, result: Result): TableResult {
  const won = Object.keys(game.spots).filter((bet) => payBet(game, result, bet, 100) > 100);
  return { ...game.shown(result), won };
}
