import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings words into view when they appear or change: on a phone the button that was pressed stays in view, and they
 * may be far from it.
 */
export function useShownNews<E extends HTMLElement = HTMLDivElement>(
  news: string | undefined,
): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (news !== undefined) place.current?.scrollIntoView({ block: "nearest" });
  }, [news]);
  return place;
}
