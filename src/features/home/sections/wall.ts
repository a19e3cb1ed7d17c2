// The games wall: one tile of two by two cells, the rest around it. Columns differ by width and edition, so
// each tile says which walls leave it out.
import { fullCount } from "./full-rows.ts";

/** Walls by name: columns, most rows, and the extra cells of the first tile. */
const WALLS = {
  /** Phones: the first tile is a row of its own. */
  phone: { columns: 3, rows: 3, lead: 0 },
  mid: { columns: 6, rows: 3, lead: 4 },
  full: { columns: 7, rows: 3, lead: 4 },
  /** The professional edition on a wide column. */
  dense: { columns: 10, rows: 2, lead: 4 },
} as const;

export type WallName = keyof typeof WALLS;
export const WALL_NAMES = Object.keys(WALLS) as WallName[];

/** The most tiles any wall shows. */
export const WALL_SIZE = Math.max(
  ...WALL_NAMES.map((name) => wallCount(name, Number.MAX_SAFE_INTEGER)),
);

/** Tiles a wall shows of `available`, the first one included. */
export function wallCount(name: WallName, available: number): number {
  const { columns, rows, lead } = WALLS[name];
  if (available === 0) return 0;
  const cells = fullCount(available - 1 + lead, columns, rows);
  return Math.max(1, Math.min(available, cells - lead + 1));
}

/** The walls that leave out the tile at `index`: the value of its `data-off`. */
export function wallsWithout(index: number, available: number): string {
  return WALL_NAMES.filter((name) => index >= wallCount(name, available)).join(" ");
}
