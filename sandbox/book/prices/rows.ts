// A play with a line is offered on the line nearest to even and on those beside it.
import type { PlayBase } from "#contract/betting/plays.ts";
import type { Offer } from "./quote.ts";

export interface Lined {
  readonly base: PlayBase;
  readonly half?: boolean;
  readonly sides: readonly [string, string];
  /** Fair chance of the first side on a line. */
  readonly chance: (line: number) => number;
  /** Where the even line is about. */
  readonly about: number;
  /** Distance of two lines, and where the grid of lines is. */
  readonly step: number;
  readonly offset: number;
  /** No line is below. */
  readonly least?: number;
  readonly rows: number;
}

/** Lines beside the main one are offered while they are open enough. */
const OPEN = { low: 0.13, high: 0.87 } as const;

export function linedOffers(play: Lined): Offer[] {
  const { step, chance, rows } = play;
  const main = mainLine(play);
  const offers = [offerOf(play, main, chance(main), 0)];
  for (let away = 1; offers.length < rows && away <= rows; away++) {
    for (const line of [main + away * step, main - away * step]) {
      if (offers.length >= rows || line < (play.least ?? -Infinity)) continue;
      const value = chance(line);
      if (value >= OPEN.low && value <= OPEN.high) {
        offers.push(offerOf(play, line, value, offers.length));
      }
    }
  }
  return offers;
}

function offerOf(play: Lined, line: number, chance: number, row: number): Offer {
  const { base, half = false, sides } = play;
  return {
    base,
    half,
    row,
    line,
    chances: [
      [sides[0], chance],
      [sides[1], 1 - chance],
    ],
  };
}

/** From the nearest line towards even, as far as that brings it nearer. */
function mainLine({ about, step, offset, chance, least = -Infinity }: Lined): number {
  let best = Math.max(Math.round((about - offset) / step) * step + offset, least);
  let value = chance(best);
  const towards = value > 0.5 === chance(best + step) < value ? step : -step;
  for (;;) {
    const line = best + towards;
    const next = line < least ? value : chance(line);
    if (Math.abs(next - 0.5) >= Math.abs(value - 0.5) - 1e-9) return best;
    best = line;
    value = next;
  }
}
