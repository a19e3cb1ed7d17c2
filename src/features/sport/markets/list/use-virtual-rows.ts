// The virtualiser of the list: measures rows, and keeps visible rows in place.
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { usePageTop } from "#ui/layout/use-page-top.ts";
import type { ListRow } from "./build-rows.ts";
import { anchorShift, type Placed } from "./scroll-anchor.ts";

interface VirtualRows {
  readonly rows: readonly ListRow[];
  /** Height before a row is measured. */
  readonly estimate: (row: ListRow) => number;
  /** Index of the focused row, which stays rendered. */
  readonly kept: number | null;
  readonly box: RefObject<HTMLDivElement | null>;
}

const OVERSCAN = 4;

export function useVirtualRows({ rows, estimate, kept, box }: VirtualRows) {
  // The virtualiser is one object for the life of the list: read its results on every render.
  "use no memo";
  const top = usePageTop(box);
  const keyOf = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here or in the list is memoised
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    getItemKey: keyOf,
    estimateSize: (index) => heightOf(rows[index], estimate),
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      indexes(Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan), kept),
  });
  const startOf = (index: number) => virtualizer.measurementsCache[index]?.start;
  useAnchor({ rows, items: virtualizer.getVirtualItems(), list: top, startOf });
  return { virtualizer, top };
}

function heightOf(row: ListRow | undefined, estimate: (row: ListRow) => number): number {
  return row === undefined ? 0 : estimate(row);
}

function indexes(from: number, to: number, kept: number | null): number[] {
  const found = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  if (kept === null || (kept >= from && kept <= to)) return found;
  return kept < from ? [kept, ...found] : [...found, kept];
}

interface Anchored {
  readonly rows: readonly ListRow[];
  readonly items: readonly Placed[];
  readonly list: number;
  readonly startOf: (index: number) => number | undefined;
}

function useAnchor({ rows, items, list: listTop, startOf }: Anchored): void {
  const before = useRef<Pick<Anchored, "rows" | "items"> | null>(null);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { rows, items };
    if (was === null || was.rows === rows) return;
    const places = new Map(rows.map(({ key }, index) => [key, index]));
    const startNow = (key: Placed["key"]) => {
      const index = places.get(String(key));
      return index === undefined ? undefined : startOf(index);
    };
    const top = window.scrollY;
    const view = { list: listTop, top, bottom: top + window.innerHeight };
    const shift = anchorShift(was.items, startNow, view);
    if (shift !== 0) window.scrollBy({ top: shift, behavior: "instant" });
  });
}
