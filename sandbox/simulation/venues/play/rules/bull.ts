// Dou niu: five cards, of which three must sum to a multiple of ten; the other two give the bull's points.
import type { Card } from "./baccarat.ts";

/** 0 no bull, 1 to 9 points, 10 bull-bull, 11 four of a kind, 12 five pictures, 13 five small. */
export type BullRank = number;

export const FOUR = 11;
export const PICTURES = 12;
export const SMALL = 13;

export interface BullHand {
  readonly cards: readonly Card[];
  readonly rank: BullRank;
  /** Decides between equal ranks: no two cards of a deck are equal. */
  readonly high: number;
}

/** By rank: how many times the stake a winning hand takes. */
export const BULL_FACTORS: readonly number[] = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 8];

/** The house keeps this share of each win. */
export const BULL_COMMISSION = 0.05;

export function bullHand(cards: readonly Card[]): BullHand {
  const ranks = cards.map((card) => card % 13);
  const high = Math.max(...cards.map((card) => (card % 13) * 4 + Math.floor(card / 13)));
  return { cards, rank: bullRank(ranks), high };
}

/** @returns above zero when the first hand wins */
export function compareBulls(left: BullHand, right: BullHand): number {
  return left.rank - right.rank || left.high - right.high;
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

export interface BullSeat {
  readonly hand: BullHand;
  /** Chosen by the seat. */
  readonly factor: number;
}

/**
 * What each seat wins from the banker in base stakes, negative for a loss, before the commission.
 * @param bid the banker's factor on all stakes
 */
export function settleBulls(banker: BullHand, bid: number, seats: readonly BullSeat[]): number[] {
  return seats.map(({ hand, factor }) => {
    const wins = compareBulls(hand, banker) > 0;
    const best = BULL_FACTORS[wins ? hand.rank : banker.rank] ?? 1;
    return (wins ? 1 : -1) * best * bid * factor;
  });
}

/** What a seat gets of a win in cents; a loss is paid in full. */
export function afterCommission(cents: number): number {
  return cents <= 0 ? cents : cents - Math.round(cents * BULL_COMMISSION);
}
