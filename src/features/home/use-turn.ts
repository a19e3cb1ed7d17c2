import { type RefObject, startTransition, useEffect, useState } from "react";
import { withLateStyles } from "../../lib/late-styles.ts";
import { waitForTurn } from "../../lib/turns.ts";

/** Parts this document has shown: coming back, the page stands at once. */
const shown = new WeakSet<object>();

/**
 * Whether it is a part's turn to be drawn.
 * @param load brings the part's code. @param waits false for a part of the first screen
 */
export function useTurn(
  place: RefObject<Element | null>,
  load: () => Promise<unknown>,
  waits: boolean,
): boolean {
  const [turn, setTurn] = useState(!waits || shown.has(load));
  useEffect(() => {
    const element = place.current;
    if (turn || element === null) return undefined;
    return waitForTurn(element, {
      load: () => withLateStyles(load),
      show: () => {
        shown.add(load);
        // In slices, each with room for what the player does.
        startTransition(() => setTurn(true));
      },
    });
  }, [place, load, turn]);
  return turn;
}
