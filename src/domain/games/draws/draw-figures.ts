// Formatting of a lottery's numbers: digits, ball colours, columns of the number grid.
import type { Draw } from "#contract/api/venue-info.ts";
import type { BallTone } from "./number-balls.tsx";

/** The red and blue waves of the game of forty-nine; all other numbers are green. */
const RED_WAVE = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE_WAVE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

const FORTY_NINE = 49;
const DIGITS = 10;
const DICE = 6;

type Numbers = Pick<Draw, "frequency">;

/** The extra ball of the game of forty-nine comes from the same drum; elsewhere it is blue. */
export function ballTone({ frequency }: Numbers): (value: number, special?: boolean) => BallTone {
  if (frequency.length === FORTY_NINE) {
    return (value) => (RED_WAVE.has(value) ? "red" : BLUE_WAVE.has(value) ? "blue" : "green");
  }
  if (frequency.length === DIGITS) return () => "blue";
  const usual = frequency.length <= DICE ? "green" : "red";
  return (_, special = false) => (special ? "blue" : usual);
}

/** Games of more than ten numbers print `07`. */
export function ballDigits({ frequency }: Numbers): 1 | 2 {
  return frequency.length > DIGITS ? 2 : 1;
}

/** Columns that fill every row of the number grid; ten when no count between 5 and 12 does. */
export function gridColumns(count: number): number {
  for (let columns = 12; columns >= 5; columns -= 1) {
    if (count % columns === 0) return columns;
  }
  return Math.min(10, Math.max(1, count));
}
