// Expected scores of a match before it begins; simulation and prices share them.
import { unit } from "../../random.ts";
import type { Fixture } from "../fixtures.ts";
import type { Pair } from "../timeline.ts";

/** Share of goals in the first half. */
export const FIRST_HALF = 0.46;
/** Factors after a red card: the side's own goals, and the opponent's. */
const SHORT = { own: 0.72, other: 1.22 } as const;

export function goalRates(seed: number, { league, edge }: Fixture): Pair {
  const total = 2.72 * (0.88 + unit(seed, league.pool, "goals") * 0.26);
  return split(total, edge * 1.15, 0.28);
}

export function cornerRates(seed: number, { league, edge }: Fixture): Pair {
  return split(9.6 * (0.9 + unit(seed, league.pool, "corners") * 0.2), edge * 2.2, 1.5);
}

/** Expected yellow and red cards; the weaker side gets more. */
export function cardRates(seed: number, { league, edge }: Fixture): Pair {
  return split(4.1 * (0.85 + unit(seed, league.pool, "cards") * 0.3), -edge * 0.6, 0.8);
}

/** Factors for the goals to come, by red cards. */
export function redFactors(red: Pair): Pair {
  const factor = (own: number, other: number) => SHORT.own ** own * SHORT.other ** other;
  return [factor(red[0], red[1]), factor(red[1], red[0])];
}

function split(total: number, gap: number, least: number): Pair {
  return [Math.max(least, (total + gap) / 2), Math.max(least, (total - gap) / 2)];
}
