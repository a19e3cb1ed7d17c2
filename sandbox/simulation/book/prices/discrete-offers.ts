// Offers that follow from the exact distribution of a final lead or total.
import type { Period } from "#contract/betting/play-periods.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import { cover, type Distribution, isOdd, mean, within } from "./distribution.ts";
import { linedOffers } from "./lined-offers.ts";
import type { Offer } from "./quote.ts";

interface Wanted {
  readonly period: Period;
  readonly rows: number;
}

const LINES = { step: 1, offset: 0.5 } as const;

export function handicapOffers(
  base: PlayBase,
  lead: Distribution,
  { period, rows }: Wanted,
): Offer[] {
  return linedOffers({
    base,
    period,
    sides: ["H", "C"],
    chance: (line) => cover(lead, line),
    about: -mean(lead),
    rows,
    ...LINES,
  });
}

/** @param least lowest line: half a count above what is certain */
export function totalOffers(
  base: PlayBase,
  total: Distribution,
  { period, rows, least }: Wanted & { readonly least: number },
): Offer[] {
  return linedOffers({
    base,
    period,
    sides: ["O", "U"],
    chance: (line) => cover(total, -line),
    about: mean(total),
    least,
    rows,
    ...LINES,
  });
}

/** @param draw whether a level score is offered; else it returns the stake */
export function winnerOffer(lead: Distribution, period: Period, draw: boolean): Offer {
  const [home, level, away] = [
    within(lead, 1, Infinity),
    within(lead, 0, 0),
    within(lead, -Infinity, -1),
  ];
  const decided = home + away || 1;
  const chances = draw
    ? ([
        ["H", home],
        ["C", away],
        ["N", level],
      ] as const)
    : ([
        ["H", home / decided],
        ["C", away / decided],
      ] as const);
  return { base: "M", period, row: 0, line: null, chances };
}

export function oddEvenOffer(total: Distribution, period: Period = "full"): Offer {
  return oddOffer(isOdd(total), period);
}

/** @param odd chance of an odd total */
export function oddOffer(odd: number, period: Period): Offer {
  const chances = [["OD", odd] as const, ["EV", 1 - odd] as const];
  return { base: "EO", period, row: 0, line: null, chances };
}

export function twoWay(base: PlayBase, home: number, more: Pick<Offer, "period" | "line">): Offer {
  const chances = [["H", home] as const, ["C", 1 - home] as const];
  return { base, row: 0, ...more, chances };
}

/** @param chances of values, in any order */
export function distributionFrom(chances: ReadonlyMap<number, number>): Distribution {
  const values = [...chances.keys()];
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const all = Array.from({ length: to - from + 1 }, (_, at) => chances.get(from + at) ?? 0);
  return { from, chances: all };
}
