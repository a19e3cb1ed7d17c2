// A bento grid beside one dominant tile of two rows: any number of tiles fills `columns` by two rows, so that
// a switched-off venue leaves no hole.

export interface BentoCell {
  /** Columns on wide screens. */
  readonly span: number;
  /** Rows on wide screens. */
  readonly rows: number;
  /** Columns on phones, of two. */
  readonly phoneSpan: 1 | 2;
}

/** `count` tiles, at most two rows of `columns`. */
export function arrangeBento(count: number, columns: number): BentoCell[] {
  if (count <= 0) return [];
  if (count === 1) return [{ span: columns, rows: 2, phoneSpan: 2 }];
  const top = Math.floor(count / 2);
  const wide = rowWidths(top, columns);
  // The second row is mirrored: its wide tile is at the other end.
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
