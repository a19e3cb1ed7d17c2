// The hands of a shoe: eight decks, shuffled by the seed, the same for everyone at the table.
import { randomSequence } from "../../../book/random-sequence.ts";
import { type Card, dealHand, type Hand, winnerOf } from "./baccarat.ts";

/** One card each, the higher rank wins; aces are lowest. */
export interface DragonTigerHand {
  readonly dragon: Card;
  readonly tiger: Card;
  /** As in the road map: `B` dragon, `P` tiger, `T` tie. */
  readonly winner: Hand["winner"];
}

const DECKS = 8;
/** A hand takes at most six cards, so 66 hands always fit. */
export const SHOE_HANDS = 66;
const KEPT = 100;

type HandsOf<H> = (seed: number, table: string, shoe: number) => readonly H[];

export const shoeHands: HandsOf<Hand> = keptHands(dealHand);
export const dragonTigerHands: HandsOf<DragonTigerHand> = keptHands(dealDragonTiger);

function keptHands<H>(deal: (next: () => Card) => H): HandsOf<H> {
  const known = new Map<string, readonly H[]>();
  return (seed, table, shoe) => {
    const key = `${seed} ${table} ${shoe}`;
    const before = known.get(key);
    if (before) return before;
    const cards = shuffledShoe(seed, table, shoe);
    let dealt = 0;
    const next = () => cards[dealt++] ?? 0;
    const hands = Array.from({ length: SHOE_HANDS }, () => deal(next));
    if (known.size >= KEPT) known.clear();
    known.set(key, hands);
    return hands;
  };
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

function dealDragonTiger(next: () => Card): DragonTigerHand {
  const [dragon, tiger] = [next(), next()];
  return { dragon, tiger, winner: winnerOf(tiger % 13, dragon % 13) };
}
