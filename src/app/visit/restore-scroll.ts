import { renderAllQueued } from "#lib/browser/render-queue.ts";

/** Time a document gets to grow further, from each growth on; and all of it together. */
const GROWS_MS = 1000;
const AT_MOST_MS = 15_000;

/** Content that has not come yet. */
const BUSY = "main [aria-busy=true]";

/** On the document meanwhile: nothing may wait for the window to come near. */
const RESTORING = "data-restoring";

/** What a player does to scroll themselves. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to `top` while the content is still coming, until the page has its height, or the player
 * scrolls. @returns how to stop
 */
export function restoreScroll(top: number, onEnd: () => void): () => void {
  const root = document.documentElement;
  const begun = performance.now();
  let height = -1;
  let until = 0;
  let frame = 0;
  /** Where the page was put. */
  let placed = 0;

  function stop(): void {
    cancelAnimationFrame(frame);
    for (const input of INPUTS) window.removeEventListener(input, stop, true);
    root.removeAttribute(RESTORING);
    onEnd();
  }

  function step(): void {
    const now = performance.now();
    const { scrollHeight } = root;
    if (scrollHeight !== height) {
      height = scrollHeight;
      until = Math.min(now + GROWS_MS, begun + AT_MOST_MS);
      window.scrollTo({ top, behavior: "instant" });
      placed = window.scrollY;
    } else if (Math.abs(window.scrollY - placed) > 1) {
      // A dragged scrollbar, and the browser's own ways to scroll, send the page no input.
      return stop();
    }
    const busy = now < begun + AT_MOST_MS && document.querySelector(BUSY) !== null;
    if (busy || now < until) frame = requestAnimationFrame(step);
    else stop();
  }

  root.setAttribute(RESTORING, "");
  renderAllQueued();
  for (const input of INPUTS)
    window.addEventListener(input, stop, { capture: true, passive: true });
  step();
  return stop;
}
