// Offers on corners and cards of a football match.
import type { Period } from "#contract/betting/play-periods.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import { type PeriodChances, sideOf } from "../football/period-chances.ts";
import { cover, type Distribution, mean, shifted } from "./distribution.ts";
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
export function countOffers(plays: CountPlays, chances: PeriodChances): Offer[] {
  const { now, grid } = chances;
  const own = (side: 0 | 1) => ({ from: now[side], chances: sideOf(grid(), side) });
  return [
    ...halfCountOffers(plays, chances, "full"),
    ...totalOf(plays.home, own(0), "full"),
    ...totalOf(plays.away, own(1), "full"),
  ];
}

/** Handicap and total. */
export function halfCountOffers(
  plays: CountPlays,
  { now, lead, total }: PeriodChances,
  period: Period = "half",
): Offer[] {
  return [
    ...handicapOf(plays.handicap, shifted(lead, now[0] - now[1]), period),
    ...totalOf(plays.total, shifted(total, now[0] + now[1]), period),
  ];
}

function handicapOf(base: PlayBase, lead: Distribution, period: Period): Offer[] {
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

function totalOf(base: PlayBase, total: Distribution, period: Period): Offer[] {
  return linedOffers({
    base,
    period,
    sides: ["O", "U"],
    chance: (line) => cover(total, -line),
    about: mean(total),
    least: total.from + 0.5,
    rows: 1,
    ...LINES,
  });
}
