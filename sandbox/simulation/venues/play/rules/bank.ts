// Games with a banker among the players: each other seat compares its hand with the banker's.

export interface BankHand {
  /** Playing cards 0 to 51, or tiles. */
  readonly cards: readonly number[];
  readonly rank: number;
  /** Decides between equal ranks. */
  readonly high: number;
}

export interface BankGame {
  readonly deck: number;
  /** Of a hand. */
  readonly cards: number;
  handOf(cards: readonly number[]): BankHand;
  /** From the lowest: the name, and how many times the stake a winning hand takes. */
  readonly ranks: readonly { readonly name: string; readonly factor: number }[];
}

/** The house keeps this share of each win. */
export const COMMISSION = 0.05;

export interface BankSeat {
  readonly hand: BankHand;
  /** Chosen by the seat. */
  readonly factor: number;
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
