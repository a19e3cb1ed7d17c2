// Number and width of the tiles of a grid, so that no row ends half full.

/** Track count of the grids that stretch their rows; divisible by 1 to 6. */
export const TRACKS = 60;

/**
 * Width of each of `count` tiles in tracks of `TRACKS`, at most `perRow` in a row. Rows differ by one
 * tile at most, the fuller ones first.
 */
export function rowSpans(count: number, perRow: number): number[] {
  const rows = Math.ceil(count / perRow);
  const spans: number[] = [];
  for (let row = 0, left = count; row < rows; row += 1) {
    const size = Math.ceil(left / (rows - row));
    spans.push(...trackWidths(size));
    left -= size;
  }
  return spans;
}

/** The largest number of tiles, at most `wanted` rows of `columns`, that fills its rows. */
export function fullCount(available: number, columns: number, wanted: number): number {
  const rows = Math.min(wanted, Math.floor(available / columns));
  // Fewer tiles than a row has: a short row is better than an empty section.
  return rows === 0 ? available : rows * columns;
}

/** When tracks do not divide evenly (seven in a row), the first tiles get the rest. */
function trackWidths(size: number): number[] {
  const even = Math.floor(TRACKS / size);
  const rest = TRACKS - even * size;
  return Array.from({ length: size }, (_, index) => even + (index < rest ? 1 : 0));
}
