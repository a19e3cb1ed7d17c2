// Keeps the visible rows in place when rows are inserted or removed above them.

export interface Placed {
  readonly key: string | number | bigint;
  readonly start: number;
  readonly end: number;
}

interface View {
  /** Top of the list, and the visible edges. */
  readonly list: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * @param before the rows that were rendered
 * @param startNow current start of a row; undefined for a removed one
 * @returns distance to scroll so that the first visible row that still exists stays in place
 */
export function anchorShift(
  before: readonly Placed[],
  startNow: (key: Placed["key"]) => number | undefined,
  { list, top, bottom }: View,
): number {
  // At the head of the list new rows stay visible.
  if (top <= list) return 0;
  for (const { key, start, end } of before) {
    if (end <= top) continue;
    if (start > bottom) return 0;
    const now = startNow(key);
    if (now !== undefined) return now - start;
  }
  return 0;
}
