// What is expected of a match before it begins; simulation and prices share it.
import { unit } from "../../random.ts";
import type { Fixture } from "../fixtures.ts";
import type { Pair } from "../timeline.ts";

/** Share of a match's goals that falls into the first half. */
export const FIRST_HALF = 0.46;
/** A side with a man less: its own goals, and the other's. */
const SHORT = { own: 0.72, other: 1.22 } as const;

export function goalRates(seed: number, { league, edge }: Fixture): Pair {
  const total = 2.72 * (0.88 + unit(seed, league.pool, "goals") * 0.26);
  return split(total, edge * 1.15, 0.28);
}

export function cornerRates(seed: number, { league, edge }: Fixture): Pair {
  return split(9.6 * (0.9 + unit(seed, league.pool, "corners") * 0.2), edge * 2.2, 1.5);
}

/** Yellow and red cards; the weaker side gets more. */
export function cardRates(seed: number, { league, edge }: Fixture): Pair {
  return split(4.1 * (0.85 + unit(seed, league.pool, "cards") * 0.3), -edge * 0.6, 0.8);
}

/** Factors of the goals still to come, by the men sent off. */
export function redFactors(red: Pair): Pair {
  const factor = (own: number, other: number) => SHORT.own ** own * SHORT.other ** other;
  return [factor(red[0], red[1]), factor(red[1], red[0])];
}

function split(total: number, gap: number, least: number): Pair {
  return [Math.max(least, (total + gap) / 2), Math.max(least, (total - gap) / 2)];
}
