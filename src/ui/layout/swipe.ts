import type { TouchEvent } from "react";

/** Pixels sideways that count as a swipe. */
const FAR = 48;

/** Touch handlers of a frame that turns by a swipe; vertical moves stay the page's. */
export function swipe(step: (by: 1 | -1) => void) {
  let from: { x: number; y: number } | null = null;
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      from = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (from === null || touch === undefined) return;
      const x = touch.clientX - from.x;
      const y = touch.clientY - from.y;
      from = null;
      if (Math.abs(x) > FAR && Math.abs(x) > Math.abs(y) * 1.5) step(x < 0 ? 1 : -1);
    },
  };
}
