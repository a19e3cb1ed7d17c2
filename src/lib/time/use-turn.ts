import { startTransition, useEffect, useState } from "react";

/** In order of their registration. */
const waiting = new Set<() => void>();
let frame = 0;

/**
 * Whether a part of a page may be rendered. Parts that are ready at the same time are rendered one per frame, so
 * that layout and paint are not one long task. Once true, it stays true.
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
