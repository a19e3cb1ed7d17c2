// The jackpot as a growing number, and as the characters of a counter.
import { groupDigits } from "#contract/digit-groups.ts";

export interface JackpotMark {
  /** Place counted from the right: digits keep their key when the number grows a place. */
  readonly place: number;
  readonly character: string;
  readonly digit: boolean;
}

/** Cents after `elapsed` milliseconds; never less than `totalCents`. */
export function grownCents(totalCents: number, centsPerSecond: number, elapsed: number): number {
  return Math.floor(totalCents + (Math.max(0, centsPerSecond) * Math.max(0, elapsed)) / 1000);
}

/** `2860491736` → the characters of `28,604,917.36`. */
export function jackpotMarks(cents: number): JackpotMark[] {
  const whole = groupDigits(String(Math.floor(cents / 100)));
  const characters = [...`${whole}.${String(cents % 100).padStart(2, "0")}`];
  return characters.map((character, index) => ({
    place: characters.length - index,
    character,
    digit: character >= "0" && character <= "9",
  }));
}
