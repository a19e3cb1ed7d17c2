// The bead road: every result, ties too, one below the other, column after column.
import { lastColumns, type Outcome } from "#lib/text/big-road.ts";

export interface Bead {
  readonly column: number;
  readonly row: number;
  readonly result: Outcome;
}

/** The last `columns` columns, oldest result first. */
export function beadRoad(road: readonly Outcome[], columns: number, rows: number): Bead[] {
  const beads = road.map((result, at) => ({
    column: Math.floor(at / rows),
    row: at % rows,
    result,
  }));
  return lastColumns(beads, columns);
}
