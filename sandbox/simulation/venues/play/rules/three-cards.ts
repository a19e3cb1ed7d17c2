// Three-card hands: 三张 ranks them like poker, 三公 by the pictures and the last digit of the sum.
import type { Card } from "./baccarat.ts";
import { BANK_ROWS, type BankGame, type BankHand } from "./bank.ts";

/** Above ranks from ace to king. */
const RANKS = 13;

export const THREE_CARDS: BankGame = { ...BANK_ROWS.threeCards, handOf: threeCardHand };

/** Aces are high; ace, two, three is the lowest straight. */
function threeCardHand(cards: readonly Card[]): BankHand {
  const ranks = cards.map((card) => (card % RANKS === 0 ? RANKS : card % RANKS));
  const [first = 0, second = 0, third = 0] = ranks.toSorted((left, right) => right - left);
  const suits = new Set(cards.map((card) => Math.floor(card / RANKS)));
  const low = first === RANKS && second === 2 && third === 1;
  const straight = low || (first - second === 1 && second - third === 1);
  const high = topSuit(cards, low ? second : first);
  if (first === third) return { cards, rank: 5, high: first };
  if (straight) {
    const top = low ? 2 : first;
    return { cards, rank: suits.size === 1 ? 4 : 2, high: top * 4 + high };
  }
  // The pair counts before the single card.
  const pair = first === second ? first : second === third ? second : 0;
  if (pair > 0) {
    const single = first + second + third - 2 * pair;
    return { cards, rank: 1, high: (pair * 16 + single) * 4 + topSuit(cards, pair) };
  }
  const order = ((first * 16 + second) * 16 + third) * 4 + high;
  return { cards, rank: suits.size === 1 ? 3 : 0, high: order };
}

/** The best suit among the cards of a rank. */
function topSuit(cards: readonly Card[], rank: number): number {
  const same = cards.filter((card) => (card % RANKS === 0 ? RANKS : card % RANKS) === rank);
  return Math.max(...same.map((card) => Math.floor(card / RANKS)));
}

/** Of 三公, above the points 0 to 9. */
export const KINGS = { pictures: 10, triple: 11, threes: 12 } as const;

export const THREE_KINGS: BankGame = { ...BANK_ROWS.threeKings, handOf: kingHand };

const JACK = 10;
const THREE = 2;

function kingHand(cards: readonly Card[]): BankHand {
  const ranks = cards.map((card) => card % RANKS);
  const pictures = ranks.filter((rank) => rank >= JACK).length;
  const highest = Math.max(...cards.map((card) => (card % RANKS) * 4 + Math.floor(card / RANKS)));
  const high = pictures * 64 + highest;
  const [first = 0] = ranks;
  if (ranks.every((rank) => rank === first)) {
    return { cards, rank: first === THREE ? KINGS.threes : KINGS.triple, high };
  }
  if (pictures === 3) return { cards, rank: KINGS.pictures, high };
  const points = ranks.reduce((sum, rank) => sum + (rank < 9 ? rank + 1 : 0), 0) % 10;
  return { cards, rank: points, high };
}
