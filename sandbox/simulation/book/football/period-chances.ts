// The chances of what both sides still score or count in a period.
import type { Pair } from "../timeline.ts";
import { difference, type Distribution, sum } from "../prices/distribution.ts";

/** Chances of `home` and `away` further counts at `home * size + away`. */
export interface Grid {
  readonly size: number;
  readonly chances: Float64Array;
}

export interface PeriodChances {
  /** Counted so far. */
  readonly now: Pair;
  /** Of further counts: home minus away, and of both together. */
  readonly lead: Distribution;
  readonly total: Distribution;
  grid(): Grid;
}

/** Chances of each lead of the home side, from `1 - size` upwards. */
export function leadOf({ size, chances }: Grid): number[] {
  return diagonals(size, chances, -1, size - 1);
}

/** Chances of totals from 0 on. */
export function totalOf({ size, chances }: Grid): number[] {
  return diagonals(size, chances, 1, 0);
}

function diagonals(size: number, chances: Float64Array, sign: 1 | -1, offset: number): number[] {
  const sums = Array.from<number>({ length: 2 * size - 1 }).fill(0);
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const at = home + sign * away + offset;
      sums[at] = (sums[at] ?? 0) + (chances[home * size + away] ?? 0);
    }
  }
  return sums;
}

/** The further counts of one side. */
export function sideOf({ size, chances }: Grid, side: 0 | 1): number[] {
  const sums = Array.from<number>({ length: size }).fill(0);
  chances.forEach((chance, at) => {
    const count = side === 0 ? Math.floor(at / size) : at % size;
    sums[count] = (sums[count] ?? 0) + chance;
  });
  return sums;
}

/** The chance that the final counts fit. */
export function chanceOf(
  { now, grid }: PeriodChances,
  fits: (home: number, away: number) => boolean,
): number {
  const { size, chances } = grid();
  let chance = 0;
  chances.forEach((value, at) => {
    if (fits(now[0] + Math.floor(at / size), now[1] + (at % size))) chance += value;
  });
  return chance;
}

export function fromGrid(now: Pair, grid: Grid): PeriodChances {
  return {
    now,
    lead: { from: 1 - grid.size, chances: leadOf(grid) },
    total: { from: 0, chances: totalOf(grid) },
    grid: () => grid,
  };
}

/** Of two sides that count independently. */
export function fromSides(
  now: Pair,
  home: readonly number[],
  away: readonly number[],
): PeriodChances {
  let made: Grid | null = null;
  return {
    now,
    lead: difference(home, away, 0),
    total: sum(home, away, 0),
    grid: () => (made ??= outer(home, away)),
  };
}

export function outer(home: readonly number[], away: readonly number[]): Grid {
  const size = Math.max(home.length, away.length);
  const chances = new Float64Array(size * size);
  home.forEach((one, row) =>
    away.forEach((two, column) => {
      chances[row * size + column] = one * two;
    }),
  );
  return { size, chances };
}

/** Adds the product of two grids of goals, as of two halves, to a grid that has room for it. */
export function addConvolved(to: Grid, first: Grid, second: Grid): void {
  const { size, chances } = to;
  for (let row = 0; row < first.size; row++) {
    for (let column = 0; row + column < first.size; column++) {
      const chance = first.chances[row * first.size + column] ?? 0;
      for (let home = 0; home < second.size; home++) {
        const at = (row + home) * size + column;
        const from = home * second.size;
        for (let away = 0; home + away < second.size; away++) {
          chances[at + away] =
            (chances[at + away] ?? 0) + chance * (second.chances[from + away] ?? 0);
        }
      }
    }
  }
}
