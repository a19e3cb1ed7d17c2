// Finds the element of a tour step, scrolls it into view and reports its position while it exists. Pages load
// late, so it waits before it gives up.
import type { Box, Room } from "./place-card.ts";

export interface TargetPlace {
  readonly box: Box;
  readonly room: Room;
}

interface Following {
  readonly selector: string;
  /** Milliseconds. */
  readonly timeLimit: number;
  /** Null while there is nothing to see. */
  readonly onPlace: (place: TargetPlace | null) => void;
  readonly onMissing: () => void;
}

/** @returns how to stop */
export function followTarget({ selector, timeLimit, onPlace, onMissing }: Following): () => void {
  let target: Element | null = null;
  let lostAt = performance.now();
  let frame = requestAnimationFrame(look);
  const sizes = new ResizeObserver(ask);

  function look() {
    frame = 0;
    if (target === null || !isShown(target)) search();
    if (target !== null) return onPlace(placeOf(target));
    onPlace(null);
    if (performance.now() - lostAt > timeLimit) onMissing();
    else ask();
  }

  function search() {
    if (target !== null) lostAt = performance.now();
    target = firstShown(selector);
    sizes.disconnect();
    if (target === null) return;
    sizes.observe(target);
    sizes.observe(document.documentElement);
    bringIntoView(target);
  }

  function ask() {
    frame ||= requestAnimationFrame(look);
  }

  window.addEventListener("scroll", ask, { capture: true, passive: true });
  window.addEventListener("resize", ask);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    window.removeEventListener("scroll", ask, { capture: true });
    window.removeEventListener("resize", ask);
  };
}

function firstShown(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(isShown) ?? null;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.isConnected && width > 0 && height > 0;
}

/** At once: the ring would chase a page that moves. */
function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
}

function placeOf(element: Element): TargetPlace {
  const { left, top, width, height } = element.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  return { box: { left, top, width, height }, room };
}
