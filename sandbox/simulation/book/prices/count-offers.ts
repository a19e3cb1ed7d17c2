// Offers on corners and cards of a football match.
import type { Period } from "#contract/betting/play-periods.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import { cover, difference, mean, poisson } from "./distribution.ts";
import type { ExpectedCounts } from "./expected-counts.ts";
import { linedOffers } from "./lined-offers.ts";
import type { Offer } from "./quote.ts";

/** The plays on what is counted. */
interface CountPlays {
  readonly handicap: PlayBase;
  readonly total: PlayBase;
  readonly home: PlayBase;
  readonly away: PlayBase;
}

export const CORNERS: CountPlays = { handicap: "CNR", total: "CNOU", home: "CNH", away: "CNC" };
export const CARDS: CountPlays = { handicap: "CDR", total: "CDOU", home: "CDH", away: "CDC" };

const LINES = { step: 1, offset: 0.5 } as const;

/** Of the match: handicap, total, and the total of each team. */
export function countOffers(plays: CountPlays, { now, more }: ExpectedCounts): Offer[] {
  return [
    ...handicapOf(plays.handicap, { now, more }, "full"),
    ...totalOf(plays.total, { now, more }, "full"),
    ...totalOf(plays.home, { now: [now[0], 0], more: [more[0], 0] }, "full"),
    ...totalOf(plays.away, { now: [0, now[1]], more: [0, more[1]] }, "full"),
  ];
}

export function halfCountOffers(plays: CountPlays, counts: ExpectedCounts): Offer[] {
  return [...handicapOf(plays.handicap, counts, "half"), ...totalOf(plays.total, counts, "half")];
}

function handicapOf(base: PlayBase, { now, more }: ExpectedCounts, period: Period): Offer[] {
  const lead = difference(poisson(more[0]), poisson(more[1]), now[0] - now[1]);
  return linedOffers({
    base,
    period,
    sides: ["H", "C"],
    chance: (line) => cover(lead, line),
    about: -mean(lead),
    rows: 1,
    ...LINES,
  });
}

function totalOf(base: PlayBase, { now, more }: ExpectedCounts, period: Period): Offer[] {
  const chances = poisson(more[0] + more[1], 30);
  const total = { from: now[0] + now[1], chances };
  return linedOffers({
    base,
    period,
    sides: ["O", "U"],
    chance: (line) => cover(total, -line),
    about: mean(total),
    least: now[0] + now[1] + 0.5,
    rows: 1,
    ...LINES,
  });
}
