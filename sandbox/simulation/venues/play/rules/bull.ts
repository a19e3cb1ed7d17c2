// Dou niu: five cards, of which three must sum to a multiple of ten; the other two give the bull's points.
import type { Card } from "./baccarat.ts";
import { BANK_ROWS, type BankGame, type BankHand } from "./bank.ts";

/** 0 no bull, 1 to 9 points, 10 bull-bull, 11 four of a kind, 12 five pictures, 13 five small. */
export type BullRank = number;

export const FOUR = 11;
export const PICTURES = 12;
export const SMALL = 13;

export const BULL: BankGame = { ...BANK_ROWS.bull, handOf: bullHand };

function bullHand(cards: readonly Card[]): BankHand {
  const ranks = cards.map((card) => card % 13);
  const high = Math.max(...cards.map((card) => (card % 13) * 4 + Math.floor(card / 13)));
  return { cards, rank: bullRank(ranks), high };
}

/** @param ranks 0 ace to 12 king */
export function bullRank(ranks: readonly number[]): BullRank {
  const sum = ranks.reduce((total, rank) => total + rank + 1, 0);
  if (sum <= 10 && ranks.every((rank) => rank < 5)) return SMALL;
  if (ranks.every((rank) => rank >= 10)) return PICTURES;
  const sorted = ranks.toSorted((left, right) => left - right);
  if (sorted[0] === sorted[3] || sorted[1] === sorted[4]) return FOUR;
  return pointsOf(ranks.map((rank) => Math.min(rank + 1, 10)));
}

/** Three cards sum to a multiple of ten exactly when the other two have the points of all five. */
function pointsOf(values: readonly number[]): BullRank {
  const points = values.reduce((sum, value) => sum + value, 0) % 10;
  for (let first = 0; first < 4; first++) {
    for (let second = first + 1; second < 5; second++) {
      if (((values[first] ?? 0) + (values[second] ?? 0)) % 10 === points) {
        return points === 0 ? 10 : points;
      }
    }
  }
  return 0;
}
