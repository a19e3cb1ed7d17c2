// Games with a banker among the players: each other seat compares its hand with the banker's.
import * as v from "valibot";
import type { NextRandom } from "../../../book/random-sequence.ts";
import GAMES from "../../../data/content/bank-games.json" with { type: "json" };
import { readWhole } from "../../../data/read-content.ts";

export interface BankHand {
  /** Playing cards 0 to 51, or tiles. */
  readonly cards: readonly number[];
  readonly rank: number;
  /** Decides between equal ranks. */
  readonly high: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const RowSchema = v.strictObject({
  /** Cards there are. */
  deck: count,
  /** Of a hand. */
  cards: count,
  /** From the lowest: the name, and how many times the stake a winning hand takes. */
  ranks: v.array(v.strictObject({ name: v.pipe(v.string(), v.nonEmpty()), factor: count })),
});

export interface BankGame extends Readonly<v.InferOutput<typeof RowSchema>> {
  handOf(cards: readonly number[]): BankHand;
}

export const BANK_ROWS = readWhole(
  "bank-games.json",
  v.strictObject({
    bull: RowSchema,
    threeCards: RowSchema,
    threeKings: RowSchema,
    tiles: RowSchema,
  }),
  GAMES,
);

/** The house keeps this share of each win. */
export const COMMISSION = 0.05;

export interface BankSeat {
  readonly hand: BankHand;
  /** Chosen by the seat. */
  readonly factor: number;
}

type FiveHands = readonly [BankHand, BankHand, BankHand, BankHand, BankHand];

/** Of one deck. */
export function dealHands({ deck: size, cards, handOf }: BankGame, next: NextRandom): FiveHands {
  const deck = Array.from({ length: size }, (_, card) => card);
  const card = () => Number(deck.splice(Math.floor(next() * deck.length), 1)[0]);
  const hand = () => handOf(Array.from({ length: cards }, card));
  return [hand(), hand(), hand(), hand(), hand()];
}

/** @returns above zero when the first hand wins */
export function compareHands(left: BankHand, right: BankHand): number {
  return left.rank - right.rank || left.high - right.high;
}

/**
 * What each seat wins from the banker in base stakes, negative for a loss, before the commission. Equal hands
 * win for the banker.
 * @param bid the banker's factor on all stakes
 */
export function settleSeats(
  { ranks }: BankGame,
  banker: BankHand,
  bid: number,
  seats: readonly BankSeat[],
): number[] {
  return seats.map(({ hand, factor }) => {
    const wins = compareHands(hand, banker) > 0;
    const { factor: best = 1 } = ranks[wins ? hand.rank : banker.rank] ?? {};
    return (wins ? 1 : -1) * best * bid * factor;
  });
}

/** What a seat gets of a win in cents; a loss is paid in full. */
export function afterCommission(cents: number): number {
  return cents <= 0 ? cents : cents - Math.round(cents * COMMISSION);
}
