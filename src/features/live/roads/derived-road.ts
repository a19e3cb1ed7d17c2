// The three roads derived from the big road. Each of its results is compared with an earlier column: red where
// the shoe repeats itself, blue where it does not.
import { bigRoad, lastColumns, type Outcome, streaksOf } from "#lib/text/big-road.ts";

/** How many columns back is compared. */
export const DERIVED = { bigEye: 1, small: 2, cockroach: 3 } as const;

export interface DerivedMark {
  readonly column: number;
  readonly row: number;
  readonly repeats: boolean;
}

/** The last `columns` columns of the road that compares with `back` columns before. */
export function derivedRoad(
  road: readonly Outcome[],
  back: number,
  columns: number,
  rows: number,
): DerivedMark[] {
  const answers = repeatsOf(road, back);
  // Its own streaks are laid out as those of the big road.
  const marks = bigRoad(
    answers.map((same) => (same ? "B" : "P")),
    Infinity,
    rows,
  );
  const drawn = marks.map(({ column, row, side }) => ({ column, row, repeats: side === "B" }));
  return lastColumns(drawn, columns);
}

/** Oldest first. The columns of the comparison are whole streaks, without their tails to the right. */
export function repeatsOf(road: readonly Outcome[], back: number): boolean[] {
  const lengths = streaksOf(road).map(({ length }) => length);
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => repeats(lengths, column, row, back)).filter(
      (answer) => answer !== null,
    ),
  );
}

/** Null while there is nothing to compare with. */
function repeats(
  lengths: readonly number[],
  column: number,
  row: number,
  back: number,
): boolean | null {
  if (row === 0) {
    const earlier = lengths[column - 1 - back];
    return earlier === undefined ? null : lengths[column - 1] === earlier;
  }
  const earlier = lengths[column - back];
  // Blue only where the earlier column ends just above this row.
  return earlier === undefined ? null : earlier !== row;
}
