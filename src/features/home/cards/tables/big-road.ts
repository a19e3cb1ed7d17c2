// Positions of the results of a baccarat or dragon-tiger shoe on the big road.

/** Banker (or dragon), player (or tiger), tie. */
export type Outcome = "B" | "P" | "T";

export interface RoadMark {
  readonly column: number;
  readonly row: number;
  readonly side: "B" | "P";
  /** Ties after this result. */
  readonly ties: number;
}

/** The last `columns` columns of the road, oldest result first. */
export function bigRoad(road: readonly Outcome[], columns: number, rows: number): RoadMark[] {
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  // Ties before the first result mark that result.
  let early = 0;
  let head = -1;
  for (const side of road) {
    const last = marks.at(-1);
    if (side === "T") {
      if (last === undefined) early += 1;
      else marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    const streak = last !== undefined && last.side === side;
    if (!streak) head += 1;
    const place = streak ? below(last, taken, rows) : { column: head, row: 0 };
    taken.add(`${place.column}:${place.row}`);
    marks.push({ ...place, side, ties: last === undefined ? early : 0 });
  }
  return lastColumns(marks, columns);
}

export function countRoad(road: readonly Outcome[]): {
  banker: number;
  player: number;
  tie: number;
} {
  const count = (side: Outcome) => road.filter((result) => result === side).length;
  return { banker: count("B"), player: count("P"), tie: count("T") };
}

/** One cell down; at the bottom, or above another streak's tail, the streak turns right. */
function below(
  last: RoadMark,
  taken: ReadonlySet<string>,
  rows: number,
): { column: number; row: number } {
  const free = last.row + 1 < rows && !taken.has(`${last.column}:${last.row + 1}`);
  return free && !turned(last, taken)
    ? { column: last.column, row: last.row + 1 }
    : { column: last.column + 1, row: last.row };
}

/** True once the streak runs to the right: its left neighbour in the same row belongs to it. */
function turned(last: RoadMark, taken: ReadonlySet<string>): boolean {
  return (
    last.row > 0 &&
    taken.has(`${last.column - 1}:${last.row}`) &&
    !taken.has(`${last.column}:${last.row - 1}`)
  );
}

function lastColumns(marks: readonly RoadMark[], columns: number): RoadMark[] {
  const end = Math.max(0, ...marks.map((mark) => mark.column)) + 1;
  const skip = Math.max(0, end - columns);
  return marks
    .filter((mark) => mark.column >= skip)
    .map((mark) => ({ ...mark, column: mark.column - skip }));
}
