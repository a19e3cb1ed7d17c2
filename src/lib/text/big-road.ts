// The big road: positions of the results of a baccarat or dragon-tiger shoe. A streak runs down its column;
// where the way down ends, it turns right for good, as its tail.

/** Banker (or dragon), player (or tiger), tie. */
export type Outcome = "B" | "P" | "T";
export type Side = Exclude<Outcome, "T">;

export interface Streak {
  readonly side: Side;
  /** Results in a row; ties neither count nor interrupt. */
  readonly length: number;
}

export interface RoadMark {
  readonly column: number;
  readonly row: number;
  readonly side: Side;
  /** Ties after this result; those before the first result mark that one. */
  readonly ties: number;
}

/** The last `columns` columns of the road, oldest result first. */
export function bigRoad(road: readonly Outcome[], columns: number, rows: number): RoadMark[] {
  const results = withTies(road);
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  let at = 0;
  let head = 0;
  for (const { length } of streaksOf(road)) {
    while (taken.has(cell(head, 0))) head += 1;
    for (const place of placesOf(head, length, rows, taken)) {
      const result = results[at];
      if (result !== undefined) marks.push({ ...place, ...result });
      taken.add(cell(place.column, place.row));
      at += 1;
    }
    head += 1;
  }
  return lastColumns(marks, columns);
}

export function streaksOf(road: readonly Outcome[]): Streak[] {
  const streaks: Streak[] = [];
  for (const side of road) {
    if (side === "T") continue;
    const last = streaks.at(-1);
    if (last?.side === side) streaks[streaks.length - 1] = { side, length: last.length + 1 };
    else streaks.push({ side, length: 1 });
  }
  return streaks;
}

export function countRoad(road: readonly Outcome[]): {
  banker: number;
  player: number;
  tie: number;
} {
  const count = (side: Outcome) => road.filter((result) => result === side).length;
  return { banker: count("B"), player: count("P"), tie: count("T") };
}

/** Keeps what lies in the last `columns` columns, counted from the left edge. */
export function lastColumns<M extends { readonly column: number }>(
  marks: readonly M[],
  columns: number,
): M[] {
  const end = marks.reduce((most, mark) => Math.max(most, mark.column + 1), 0);
  const skip = Math.max(0, end - columns);
  return marks
    .filter((mark) => mark.column >= skip)
    .map((mark) => ({ ...mark, column: mark.column - skip }));
}

function withTies(road: readonly Outcome[]): { side: Side; ties: number }[] {
  const results: { side: Side; ties: number }[] = [];
  let early = 0;
  for (const side of road) {
    const last = results.at(-1);
    if (side !== "T") results.push({ side, ties: last === undefined ? early : 0 });
    else if (last === undefined) early += 1;
    else last.ties += 1;
  }
  return results;
}

function placesOf(head: number, length: number, rows: number, taken: ReadonlySet<string>) {
  let deep = 1;
  while (deep < Math.min(rows, length) && !taken.has(cell(head, deep))) deep += 1;
  return Array.from({ length }, (_, at) =>
    at < deep ? { column: head, row: at } : { column: head + at - deep + 1, row: deep - 1 },
  );
}

const cell = (column: number, row: number) => `${column}:${row}`;
