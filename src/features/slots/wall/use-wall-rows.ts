// The virtualiser of the wall: rows of one height, and the row that has the focus.
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";

interface WallRows {
  readonly count: number;
  readonly rowHeight: number;
  /** Row of the focused cell, which stays rendered. */
  readonly kept: number | null;
  /** Pixels of the wall from the top of the document. */
  readonly top: number;
}

const OVERSCAN = 2;
/** Pixels that the sticky bars cover, above and below what a key scrolls to. */
const COVERED_TOP = 150;
const COVERED_END = 90;

export function useWallRows({ count, rowHeight, kept, top }: WallRows) {
  // The virtualiser is one object for the life of the wall: read its results on every render.
  "use no memo";
  // oxlint-disable-next-line react/incompatible-library -- nothing here or in the wall is memoised
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // Known at the first render, which is drawn in slices; what is measured after it is not.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: top,
    scrollPaddingStart: COVERED_TOP,
    scrollPaddingEnd: COVERED_END,
    rangeExtractor: ({ startIndex, endIndex, overscan, count: all }) =>
      rowsFrom(Math.max(0, startIndex - overscan), Math.min(all - 1, endIndex + overscan), kept),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return virtualizer;
}

function rowsFrom(from: number, to: number, kept: number | null): number[] {
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  if (kept === null || (kept >= from && kept <= to)) return rows;
  return kept < from ? [kept, ...rows] : [...rows, kept];
}
