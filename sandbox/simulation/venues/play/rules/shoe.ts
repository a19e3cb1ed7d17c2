// The hands of a baccarat shoe: eight decks, shuffled by the seed, the same for everyone at the table.
import { randomSequence } from "../../../book/random-sequence.ts";
import { type Card, dealHand, type Hand } from "./baccarat.ts";

const DECKS = 8;
/** A hand takes at most six cards, so 66 hands always fit. */
export const SHOE_HANDS = 66;
const KEPT = 100;

const known = new Map<string, readonly Hand[]>();

export function shoeHands(seed: number, table: string, shoe: number): readonly Hand[] {
  const key = `${seed} ${table} ${shoe}`;
  const before = known.get(key);
  if (before) return before;
  const cards = shuffledShoe(seed, table, shoe);
  let dealt = 0;
  const next = () => cards[dealt++] ?? 0;
  const hands = Array.from({ length: SHOE_HANDS }, () => dealHand(next));
  if (known.size >= KEPT) known.clear();
  known.set(key, hands);
  return hands;
}

export function shuffledShoe(seed: number, table: string, shoe: number): readonly Card[] {
  const next = randomSequence(seed, table, shoe, "shoe");
  const cards = Array.from({ length: DECKS * 52 }, (_, index) => index % 52);
  for (let left = cards.length - 1; left > 0; left--) {
    const place = Math.floor(next() * (left + 1));
    [cards[left], cards[place]] = [cards[place] ?? 0, cards[left] ?? 0];
  }
  return cards;
}
