import { type RefObject, startTransition, useEffect, useState } from "react";
import { withLateStyles } from "#lib/late-styles.ts";
import { queueRender } from "#lib/render-queue.ts";

/** Parts already shown in this document: a return renders them at once. */
const shown = new WeakSet<object>();

/**
 * Whether a part may render.
 * @param load loads the part's code
 * @param waits false for a part of the first screen
 */
export function useQueuedRender(
  place: RefObject<Element | null>,
  load: () => Promise<unknown>,
  waits: boolean,
): boolean {
  const [turn, setTurn] = useState(!waits || shown.has(load));
  useEffect(() => {
    const element = place.current;
    if (turn || element === null) return undefined;
    return queueRender(element, {
      load: () => withLateStyles(load),
      show: () => {
        shown.add(load);
        // As a transition, which yields to input.
        startTransition(() => setTurn(true));
      },
    });
  }, [place, load, turn]);
  return turn;
}
