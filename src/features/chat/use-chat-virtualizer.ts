// Keeps a reader at the end there, and everybody else where they are when lines are added above or below.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect } from "react";
import type { ChatRow } from "./rows.ts";

/** Pixels from the end that still count as being there. */
const AT_END = 60;
/** Pixels: a message of one line with its author. */
const USUAL_HEIGHT = 52;

export function useChatVirtualizer(
  rows: readonly ChatRow[],
  scroller: RefObject<HTMLDivElement | null>,
) {
  // The virtualiser is one object for the life of the list: read its results on every render.
  "use no memo";
  // oxlint-disable-next-line react/incompatible-library -- nothing here or in the list is memoised
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 3,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: AT_END,
  });
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) virtualizer.scrollToEnd();
  }, [virtualizer, hasRows]);
  return virtualizer;
}
