import type { MatchSport } from "#contract/betting/sports.ts";

export interface Plan {
  readonly sport: MatchSport;
  /** Minutes between two kick-off slots, and matches per slot. */
  readonly step: number;
  readonly perStep: number;
  /** Longest possible match, in minutes. */
  readonly longest: number;
}

// A team plays again after at least three matches of its league (see `pair`). These numbers make sure that its
// match has ended by then.
export const PLANS: readonly Plan[] = [
  { sport: "FT", step: 15, perStep: 3, longest: 118 },
  { sport: "VF", step: 4, perStep: 2, longest: 6 },
  { sport: "BK", step: 20, perStep: 2, longest: 140 },
  { sport: "TN", step: 20, perStep: 2, longest: 178 },
  { sport: "OP", step: 40, perStep: 1, longest: 130 },
  { sport: "SK", step: 60, perStep: 1, longest: 200 },
  { sport: "VB", step: 40, perStep: 1, longest: 150 },
  { sport: "BS", step: 60, perStep: 1, longest: 245 },
  { sport: "TT", step: 10, perStep: 1, longest: 59 },
];

/** @throws RangeError for a sport without matches */
export function planOf(sport: string): Plan {
  const plan = PLANS.find((candidate) => candidate.sport === sport);
  if (!plan) throw new RangeError(sport);
  return plan;
}
