import { startTransition, useEffect, useState } from "react";

/** In the order in which they came. */
const waiting = new Set<() => void>();
let frame = 0;

/**
 * Whether a part of a page may be drawn. Parts that are ready together take turns, one a frame, so that they
 * are not laid out and painted in one long task. A part that had its turn keeps it.
 */
export function useTurn(ready = true): boolean {
  const [turn, setTurn] = useState(false);
  useEffect(() => {
    if (!ready || turn) return undefined;
    const draw = () => startTransition(() => setTurn(true));
    waiting.add(draw);
    if (waiting.size === 1) frame = requestAnimationFrame(drawNext);
    return () => {
      waiting.delete(draw);
      if (waiting.size === 0) cancelAnimationFrame(frame);
    };
  }, [ready, turn]);
  return turn;
}

function drawNext(): void {
  const [next] = waiting;
  if (next === undefined) return;
  waiting.delete(next);
  next();
  if (waiting.size > 0) frame = requestAnimationFrame(drawNext);
}
