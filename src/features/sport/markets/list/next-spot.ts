// Target of an arrow key within the grid.
import type { Spot } from "./spot.ts";

/** The neighbour to one side in the same row: nearest column, nearest line. */
export function beside(spots: readonly Spot[], from: Spot, step: 1 | -1): Spot | null {
  const ahead = spots.filter(({ column }) => (column - from.column) * step > 0);
  return nearest(ahead, ({ line, column }) => [
    Math.abs(column - from.column),
    Math.abs(line - from.line),
  ]);
}

/** The neighbour above or below in the same column of the row. */
export function above(spots: readonly Spot[], from: Spot, step: 1 | -1): Spot | null {
  const ahead = spots.filter(
    ({ line, column }) => column === from.column && (line - from.line) * step > 0,
  );
  return nearest(ahead, ({ line }) => [Math.abs(line - from.line)]);
}

/** Entry into another row: the nearest column, its first line from above, its last from below. */
export function entering(spots: readonly Spot[], column: number, step: 1 | -1): Spot | null {
  return nearest(spots, (spot) => [Math.abs(spot.column - column), spot.line * step]);
}

/** First or last spot of a row. */
export function edge(spots: readonly Spot[], step: 1 | -1): Spot | null {
  return nearest(spots, ({ line, column }) => [-column * step, line]);
}

function nearest(spots: readonly Spot[], distance: (spot: Spot) => readonly number[]): Spot | null {
  return spots.reduce<Spot | null>(
    (best, spot) => (best === null || isLess(distance(spot), distance(best)) ? spot : best),
    null,
  );
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
