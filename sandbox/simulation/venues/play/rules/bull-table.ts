// Dou niu at a live table: a dealer and four positions, five cards each of one deck.
import { randomSequence } from "../../../book/random-sequence.ts";
import { type BankHand, dealHands } from "./bank.ts";
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
  const [dealer, first, second, third, fourth] = dealHands(BULL, next);
  return { dealer, positions: { first, second, third, fourth } };
}

/** The dealer first. */
export function bullHands({ dealer, positions }: BullRound): BankHand[] {
  return [dealer, ...BULL_POSITIONS.map((position) => positions[position])];
}
