// What a number counts as at a table, for bets on two sides.
import type { LiveTable } from "#contract/api/venue-info.ts";

export type NumberGame = Exclude<LiveTable["game"], "baccarat" | "dragonTiger">;
export type NumberSide =
  | "red"
  | "black"
  | "zero"
  | "big"
  | "small"
  | "odd"
  | "even"
  | "niu"
  | "noNiu";

/** Lowest sum of three dice that counts as big. */
export const SIC_BO_BIG = 11;

const ROULETTE_RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function numberSide(game: NumberGame, value: number): NumberSide {
  if (game === "sicBo") return value >= SIC_BO_BIG ? "big" : "small";
  if (game === "niuNiu") return value > 0 ? "niu" : "noNiu";
  if (value === 0) return "zero";
  return ROULETTE_RED.has(value) ? "red" : "black";
}
