// 二八杠: two tiles of forty, one to nine and the blank four times each. Equal hands win for the banker.
import { BANK_ROWS, type BankGame, type BankHand } from "./bank.ts";

/** 0 to 39: `tile % 10` is 0 for the blank, else its dots. */
type Tile = number;

export const TILES: BankGame = { ...BANK_ROWS.tiles, handOf: tileHand };

export const PAIR = 20;
export const TWO_EIGHT = 21;
/** The pair of blanks is the highest. */
const BLANK_HIGH = 10;

function tileHand(cards: readonly Tile[]): BankHand {
  const [first = 0, second = 0] = cards.map((tile) => tile % 10);
  if (first === second) {
    return { cards, rank: PAIR, high: first === 0 ? BLANK_HIGH : first };
  }
  if (Math.min(first, second) === 2 && Math.max(first, second) === 8) {
    return { cards, rank: TWO_EIGHT, high: 0 };
  }
  // In halves: the blank counts half a point.
  const halves = [first, second].reduce((sum, dots) => sum + (dots === 0 ? 1 : dots * 2), 0);
  return { cards, rank: halves % 20, high: 0 };
}
