// The rows of the wall near the window. They are of one known height, so nothing is measured.
import { useEffect, useState } from "react";
import { type RowSpan, rowSpan } from "./row-span.ts";

interface WallRows {
  readonly count: number;
  readonly rowHeight: number;
  /** Row of the focused cell, which stays rendered. */
  readonly kept: number | null;
  /** Pixels of the wall from the top of the document. */
  readonly top: number;
}

const OVERSCAN = 2;

export function useWallRows({ count, rowHeight, kept, top }: WallRows) {
  const seen = useRowsInWindow(rowHeight, top);
  const last = Math.max(0, count - 1);
  const first = Math.min(seen.first, last);
  const from = Math.max(0, first - OVERSCAN);
  const to = Math.min(count - 1, seen.last + OVERSCAN);
  return { first, rows: rowsFrom(Math.min(from, last), to, kept) };
}

/** May name rows that a shorter wall does not have. */
function useRowsInWindow(rowHeight: number, top: number): RowSpan {
  const [seen, setSeen] = useState(() => rowSpan(window, rowHeight, top));
  useEffect(() => {
    const look = () => {
      const next = rowSpan(window, rowHeight, top);
      setSeen((was) => (was.first === next.first && was.last === next.last ? was : next));
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [rowHeight, top]);
  return seen;
}

function rowsFrom(from: number, to: number, kept: number | null): number[] {
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  if (kept === null || (kept >= from && kept <= to)) return rows;
  return kept < from ? [kept, ...rows] : [...rows, kept];
}
