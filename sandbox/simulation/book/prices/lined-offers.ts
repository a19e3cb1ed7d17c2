// Offers a play on its main line (the one nearest to even) and the lines beside it.
import type { Period } from "#contract/betting/play-periods.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import type { Offer } from "./quote.ts";

export interface LinedPlay {
  readonly base: PlayBase;
  readonly period?: Period;
  readonly sides: readonly [string, string];
  /** Fair chance of the first side on a line. */
  readonly chance: (line: number) => number;
  /** Estimate of the main line. */
  readonly about: number;
  /** Distance of two lines, and offset of the first. */
  readonly step: number;
  readonly offset: number;
  /** Lowest possible line. */
  readonly least?: number;
  readonly rows: number;
}

/** Chances between which a line beside the main one is offered. */
const OPEN = { low: 0.13, high: 0.87 } as const;

export function linedOffers(play: LinedPlay): Offer[] {
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

function offerOf(play: LinedPlay, line: number, chance: number, row: number): Offer {
  const { base, period = "full", sides } = play;
  return {
    base,
    period,
    row,
    line,
    chances: [
      [sides[0], chance],
      [sides[1], 1 - chance],
    ],
  };
}

/** Walks from the estimate to the line nearest to even. */
function mainLine({ about, step, offset, chance, least = -Infinity }: LinedPlay): number {
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
