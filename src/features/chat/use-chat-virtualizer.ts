// Keeps a reader at the end there, and everybody else where they are when lines are added above or below.
import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef } from "react";
import type { ChatRow } from "./rows.ts";

/** Pixels from the end that still count as being there. */
const AT_END = 60;
/** Pixels: a message of one line with its author. */
const USUAL_HEIGHT = 52;

/** Asked of the element: while it tells of its scrolling, the virtualiser may not know of it yet. */
export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: Element): boolean {
  return scrollHeight - scrollTop - clientHeight <= AT_END;
}

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
  useKeptEnd(virtualizer, scroller);
  const waiting = rows.filter(({ kind }) => kind === "pending").length;
  const before = useRef(waiting);
  useEffect(() => {
    // Who writes wants to see it, wherever they were reading.
    if (waiting > before.current) virtualizer.scrollToEnd();
    before.current = waiting;
  }, [virtualizer, waiting]);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) virtualizer.scrollToEnd();
  }, [virtualizer, hasRows]);
  return virtualizer;
}

/** A note above the field takes height from the list: whoever was at the end stays there. */
function useKeptEnd(
  virtualizer: Virtualizer<HTMLDivElement, HTMLLIElement>,
  scroller: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let atEnd = true;
    const note = () => (atEnd = virtualizer.isAtEnd());
    const sized = new ResizeObserver(() => {
      if (atEnd) virtualizer.scrollToEnd();
    });
    element.addEventListener("scroll", note, { passive: true });
    sized.observe(element);
    return () => {
      element.removeEventListener("scroll", note);
      sized.disconnect();
    };
  }, [virtualizer, scroller]);
}
