import type { MatchSport } from "#contract/betting/sports.ts";
import type { Grid } from "./season/week.ts";

export interface Plan extends Grid {
  readonly sport: MatchSport;
  /** Longest possible match, in minutes. */
  readonly longest: number;
}

const QUARTERS = { window: 6 * 60, windows: 28 } as const;
const DAYS = { window: 24 * 60, windows: 7 } as const;

// `data/content/sports.json` has as many leagues as these grids have rounds.
export const PLANS: readonly Plan[] = [
  { sport: "FT", step: 15, perStep: 3, longest: 118, ...QUARTERS },
  { sport: "VF", step: 4, perStep: 2, longest: 6, window: 16, windows: 1 },
  { sport: "BK", step: 20, perStep: 2, longest: 140, ...QUARTERS },
  { sport: "TN", step: 20, perStep: 2, longest: 178, ...QUARTERS },
  { sport: "OP", step: 40, perStep: 1, longest: 130, ...DAYS },
  { sport: "SK", step: 60, perStep: 1, longest: 200, ...DAYS },
  { sport: "VB", step: 40, perStep: 1, longest: 150, ...DAYS },
  { sport: "BS", step: 60, perStep: 1, longest: 245, ...DAYS },
  { sport: "TT", step: 10, perStep: 1, longest: 59, ...QUARTERS },
];

/** @throws RangeError for a sport without matches */
export function planOf(sport: string): Plan {
  const plan = PLANS.find((candidate) => candidate.sport === sport);
  if (!plan) throw new RangeError(sport);
  return plan;
}
