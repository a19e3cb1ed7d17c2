import { type RefObject, type TouchEvent, useRef } from "react";

/** Pixels down that close the panel. */
const FAR = 72;

/** Touch handlers of a panel's head: the panel follows the finger down, and closes where it has gone far. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number | null>(null);
  const way = useRef(0);
  const place = (translate: string, transition: string) => {
    if (panel.current !== null) Object.assign(panel.current.style, { translate, transition });
  };
  const release = () => {
    from.current = null;
    place("", "");
  };
  return {
    onTouchStart({ touches }: TouchEvent) {
      from.current = touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
      way.current = 0;
    },
    onTouchMove({ touches }: TouchEvent) {
      const touch = touches[0];
      if (from.current === null || touch === undefined) return;
      way.current = Math.max(0, touch.clientY - from.current);
      place(`0 ${way.current}px`, "none");
    },
    onTouchEnd() {
      release();
      if (way.current > FAR) onClose();
    },
    onTouchCancel: release,
  };
}
