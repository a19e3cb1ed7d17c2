// Which leagues and rows are in view: each league is a block with a sticky head; rows without heads are one block.
import type { ListRow } from "./build-rows.ts";

interface Placed {
  readonly index: number;
}

export interface LeagueBlock<T extends Placed> {
  /** Index of the head, or -1 without one; and of the block's last row. */
  readonly head: number;
  readonly last: number;
  /** Rendered rows below the head. */
  readonly rows: readonly T[];
}

export function leagueBlocks<T extends Placed>(
  rows: readonly ListRow[],
  items: readonly T[],
): readonly LeagueBlock<T>[] {
  const byHead = Map.groupBy(items, ({ index }) => headOf(rows, index));
  return [...byHead].map(([head, found]) => ({
    head,
    last: lastOf(rows, head),
    rows: found.filter(({ index }) => index !== head),
  }));
}

function headOf(rows: readonly ListRow[], index: number): number {
  let at = index;
  while (at >= 0 && rows[at]?.kind !== "league") at -= 1;
  return at;
}

function lastOf(rows: readonly ListRow[], head: number): number {
  let at = head;
  while (rows[at + 1]?.kind === "matches") at += 1;
  return at;
}
