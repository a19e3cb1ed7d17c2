// Sports that score often: what is still to come is normal.
import type { PlayBase } from "#contract/betting/plays.ts";
import type { Pair } from "../timeline.ts";
import { normal } from "./distribution.ts";
import type { Offer } from "./quote.ts";
import { linedOffers } from "./rows.ts";

/** One period: how it stands, and mean and spread of what comes on top. */
export interface Coming {
  readonly now: Pair;
  readonly lead: number;
  readonly total: number;
  readonly leadSpread: number;
  readonly totalSpread: number;
}

const LINES = { step: 1, offset: 0.5 } as const;
/** The last moments are never certain. */
const LEAST_SPREAD = 0.35;

export interface PeriodWanted {
  readonly half: boolean;
  readonly rows: number;
}

/** @param winner chance of home winning; null where it follows from the lead */
export function pointTable(
  coming: Coming,
  winner: number | null,
  { half, rows }: PeriodWanted,
): Offer[] {
  const { now } = coming;
  const lead = now[0] - now[1] + coming.lead;
  const leadSpread = Math.max(LEAST_SPREAD, coming.leadSpread);
  const home = winner ?? normal(lead / leadSpread);
  return [
    ...linedOffers({
      base: "R",
      half,
      sides: ["H", "C"],
      chance: (line) => normal((lead + line) / leadSpread),
      about: -lead,
      rows,
      ...LINES,
    }),
    ...totals("OU", coming, { half, rows }),
    {
      base: "M",
      half,
      row: 0,
      line: null,
      chances: [
        ["H", home],
        ["C", 1 - home],
      ],
    },
  ];
}

/** @param sway moves odd and even a little around the middle */
export function pointSpecials(coming: Coming, sway: number, half: boolean): Offer[] {
  const side = (base: "OUH" | "OUC", sign: 1 | -1) => {
    const total = (coming.total + sign * coming.lead) / 2;
    const spread = Math.hypot(coming.totalSpread, coming.leadSpread) / 2;
    const own = coming.now[sign === 1 ? 0 : 1];
    return totals(
      base,
      { ...coming, now: [own, 0], total, totalSpread: spread },
      { half, rows: 1 },
    );
  };
  return [oddEven(sway, half), ...side("OUH", 1), ...side("OUC", -1)];
}

export function oddEven(sway: number, half: boolean): Offer {
  const odd = 0.5 + sway * 0.015;
  const chances = [["OD", odd] as const, ["EV", 1 - odd] as const];
  return { base: "EO", half, row: 0, line: null, chances };
}

function totals(base: PlayBase, coming: Coming, { half, rows }: PeriodWanted): Offer[] {
  const already = coming.now[0] + coming.now[1];
  const about = already + coming.total;
  const spread = Math.max(LEAST_SPREAD, coming.totalSpread);
  return linedOffers({
    base,
    half,
    sides: ["O", "U"],
    chance: (line) => normal((about - line) / spread),
    about,
    least: already + 0.5,
    rows,
    ...LINES,
  });
}
