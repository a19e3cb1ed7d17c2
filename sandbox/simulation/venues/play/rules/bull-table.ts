// Dou niu at a live table: a dealer and four positions, five cards each of one deck.
import { randomSequence } from "../../../book/random-sequence.ts";
import type { BankHand } from "./bank.ts";
import { BULL } from "./bull.ts";

export const BULL_POSITIONS = ["first", "second", "third", "fourth"] as const;
export type BullPosition = (typeof BULL_POSITIONS)[number];

export interface BullRound {
  readonly dealer: BankHand;
  readonly positions: Readonly<Record<BullPosition, BankHand>>;
}

/** The same for everyone at the table. */
export function bullRound(seed: number, table: string, count: number): BullRound {
  const next = randomSequence(seed, table, count, "bull");
  const deck = Array.from({ length: BULL.deck }, (_, card) => card);
  const hand = () =>
    BULL.handOf(
      Array.from(
        { length: BULL.cards },
        () => deck.splice(Math.floor(next() * deck.length), 1)[0] ?? 0,
      ),
    );
  return {
    dealer: hand(),
    positions: { first: hand(), second: hand(), third: hand(), fourth: hand() },
  };
}

/** The dealer first. */
export function bullHands({ dealer, positions }: BullRound): BankHand[] {
  return [dealer, ...BULL_POSITIONS.map((position) => positions[position])];
}
