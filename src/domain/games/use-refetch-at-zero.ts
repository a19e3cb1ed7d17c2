// Rounds end between two answers: refetches when the first of them has ended.
import { useEffect, useEffectEvent } from "react";

/** Seconds: many parallel rounds end all the time, and nobody reads faster. */
const SHORTEST = 5;
/** Milliseconds the server needs to close a round after zero. */
const MARGIN = 700;

export function useRefetchAtZero(
  items: readonly { readonly secondsLeft: number }[],
  refetch: () => void,
): void {
  const whenSeen = useEffectEvent(() => {
    if (!document.hidden) refetch();
  });
  useEffect(() => {
    if (items.length === 0) return;
    const first = Math.min(...items.map((item) => item.secondsLeft));
    const timer = setInterval(whenSeen, Math.max(SHORTEST, first) * 1000 + MARGIN);
    return () => clearInterval(timer);
  }, [items]);
}
