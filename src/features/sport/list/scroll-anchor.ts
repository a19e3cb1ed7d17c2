// Keeps what the player looks at in its place when rows come or go above it.

export interface Placed {
  readonly key: string | number | bigint;
  readonly start: number;
  readonly end: number;
}

interface View {
  /** Where the list begins, and the edges of what is seen. */
  readonly list: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * @param before the rows that were rendered
 * @param startNow where a row starts now; undefined for one that is gone
 * @returns how far to scroll so that the first row in view that still exists does not move
 */
export function anchorShift(
  before: readonly Placed[],
  startNow: (key: Placed["key"]) => number | undefined,
  { list, top, bottom }: View,
): number {
  // At the head of the list the player sees what is new.
  if (top <= list) return 0;
  for (const { key, start, end } of before) {
    if (end <= top) continue;
    if (start > bottom) return 0;
    const now = startNow(key);
    if (now !== undefined) return now - start;
  }
  return 0;
}
