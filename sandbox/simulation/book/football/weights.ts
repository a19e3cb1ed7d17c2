// Chances of goals with a weight for each goal of a side. Plain loops: lists need thousands of these at once.
import type { Pair } from "../timeline.ts";
import type { Distribution } from "../prices/distribution.ts";
import type { Grid } from "./period-chances.ts";

/** Distributions of weighted chances, and the sum of these. */
export interface Weighed {
  readonly lead: Distribution;
  readonly total: Distribution;
  readonly mass: number;
}

export interface MixedGrid {
  readonly chance: number;
  readonly grid: Grid;
}

/** @param running chances of goals in a minute before */
export function weigh(grids: readonly MixedGrid[], running: Pair, weights: Pair): Weighed {
  let size = 2;
  for (const { grid } of grids) size = Math.max(size, grid.size + 2);
  const lead = new Float64Array(2 * size - 1);
  const total = new Float64Array(size);
  for (const { chance, grid } of grids) addWeighted({ lead, total }, grid, weights, chance);
  if (running[0] + running[1] > 0) addMinute({ lead, total }, running, weights);
  let mass = 0;
  for (let at = 0; at < total.length; at++) mass += total[at] ?? 0;
  for (let at = 0; at < total.length; at++) total[at] = (total[at] ?? 0) / mass;
  for (let at = 0; at < lead.length; at++) lead[at] = (lead[at] ?? 0) / mass;
  return { lead: { from: 1 - size, chances: lead }, total: { from: 0, chances: total }, mass };
}

interface Sums {
  /** Its middle is a lead of none. */
  readonly lead: Float64Array;
  readonly total: Float64Array;
}

function addWeighted(
  { lead, total }: Sums,
  { size, chances }: Grid,
  [home, away]: Pair,
  factor: number,
): void {
  const level = (lead.length - 1) / 2;
  let row = factor;
  for (let one = 0; one < size; one++) {
    let weight = row;
    for (let two = 0; one + two < size; two++) {
      const chance = (chances[one * size + two] ?? 0) * weight;
      lead[level + one - two] = (lead[level + one - two] ?? 0) + chance;
      total[one + two] = (total[one + two] ?? 0) + chance;
      weight *= away;
    }
    row *= home;
  }
}

/** What the goals of one more minute make of the sums, in place. */
function addMinute({ lead, total }: Sums, [home, away]: Pair, weights: Pair): void {
  const one = home * (1 - away) * weights[0];
  const two = (1 - home) * away * weights[1];
  const both = home * away * weights[0] * weights[1];
  const none = (1 - home) * (1 - away);
  let before = 0;
  for (let at = 0; at < lead.length; at++) {
    const own = lead[at] ?? 0;
    lead[at] = (none + both) * own + one * before + two * (lead[at + 1] ?? 0);
    before = own;
  }
  for (let at = total.length - 1; at >= 0; at--) {
    const [less, least] = [at > 0 ? (total[at - 1] ?? 0) : 0, at > 1 ? (total[at - 2] ?? 0) : 0];
    total[at] = none * (total[at] ?? 0) + (one + two) * less + both * least;
  }
}

export function weightedMass({ size, chances }: Grid, [home, away]: Pair): number {
  let [mass, row] = [0, 1];
  for (let one = 0; one < size; one++) {
    let weight = row;
    for (let two = 0; one + two < size; two++) {
      mass += (chances[one * size + two] ?? 0) * weight;
      weight *= away;
    }
    row *= home;
  }
  return mass;
}

export function weightedGrid({ size, chances }: Grid, [home, away]: Pair, factor: number): Grid {
  const weighted = new Float64Array(size * size);
  let row = factor;
  for (let one = 0; one < size; one++) {
    let weight = row;
    for (let two = 0; one + two < size; two++) {
      weighted[one * size + two] = (chances[one * size + two] ?? 0) * weight;
      weight *= away;
    }
    row *= home;
  }
  return { size, chances: weighted };
}
