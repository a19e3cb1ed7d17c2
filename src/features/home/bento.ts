// A bento beside one dominant tile of two rows: the rest fills a grid of `columns` by two rows
// whatever its number, so that switching a venue off never leaves a hole.

export interface BentoCell {
  /** Columns on wide screens. */
  readonly span: number;
  /** Rows on wide screens. */
  readonly rows: number;
  /** Columns of the two on phones. */
  readonly phoneSpan: 1 | 2;
}

/** `count` tiles, at most two rows of `columns`. */
export function arrangeBento(count: number, columns: number): BentoCell[] {
  if (count <= 0) return [];
  if (count === 1) return [{ span: columns, rows: 2, phoneSpan: 2 }];
  const top = Math.floor(count / 2);
  const wide = rowWidths(top, columns);
  // The second row is mirrored: the wide tile stands at the other end.
  const below = rowWidths(count - top, columns).toReversed();
  return [...wide, ...below].map((span, index) => ({
    span,
    rows: 1,
    phoneSpan: count % 2 === 1 && index === count - 1 ? 2 : 1,
  }));
}

/** Widths of `size` tiles that fill a row, wider ones first. */
function rowWidths(size: number, columns: number): number[] {
  const even = Math.floor(columns / size);
  const rest = columns - even * size;
  return Array.from({ length: size }, (_, index) => even + (index < rest ? 1 : 0));
}
