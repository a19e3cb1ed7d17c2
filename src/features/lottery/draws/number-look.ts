// How the numbers of a draw are printed and coloured.
import type { Draw } from "#contract/api/venue-info.ts";
import { ballDigits, ballTone } from "#domain/games/draws/draw-figures.ts";
import type { BallTone } from "#domain/games/draws/number-balls.tsx";

export interface NumberTone {
  readonly print: (number: number) => string;
  readonly tone: (number: number, special?: boolean) => BallTone;
  readonly digits: 1 | 2;
}

export function numberLook(draw: Draw): NumberTone {
  const digits = ballDigits(draw);
  return {
    print: (number) => String(number).padStart(digits, "0"),
    tone: ballTone(draw),
    digits,
  };
}
