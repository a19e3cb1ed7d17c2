import { startTransition, useEffect, useState } from "react";

/** How much of a long list to draw: a step more each frame, so that the first drawing is not one long task. */
export function useGradual(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + step)));
    return () => cancelAnimationFrame(frame);
  }, [count, drawn, step]);
  return Math.min(drawn, count);
}
