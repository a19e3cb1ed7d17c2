// Rows of one height against the window that shows a part of them.

export interface RowSpan {
  readonly first: number;
  readonly last: number;
}

interface Shown {
  readonly scrollY: number;
  readonly innerHeight: number;
}

/** Pixels that the sticky bars cover, above and below what a key scrolls to. */
const COVERED_TOP = 150;
const COVERED_END = 90;

/** Rows in the window. @param top pixels of the first row from the top of the document */
export function rowSpan(shown: Shown, rowHeight: number, top: number): RowSpan {
  const above = shown.scrollY - top;
  const rowAt = (pixels: number) => Math.max(0, Math.floor(pixels / rowHeight));
  return { first: rowAt(above), last: rowAt(above + shown.innerHeight) };
}

/** Scroll position that shows a row between the sticky bars; null where it shows already. */
export function scrollTopFor(
  row: number,
  shown: Shown,
  { rowHeight, top }: { readonly rowHeight: number; readonly top: number },
): number | null {
  const start = top + row * rowHeight - COVERED_TOP;
  const end = top + (row + 1) * rowHeight + COVERED_END - shown.innerHeight;
  if (start < shown.scrollY) return Math.max(0, start);
  return end > shown.scrollY ? end : null;
}
