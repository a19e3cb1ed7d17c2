import { startTransition, useEffect, useState } from "react";

/** Number of list items to render: one step more per frame, so that the first render is not one long task. */
export function useGradual(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + step)));
    return () => cancelAnimationFrame(frame);
  }, [count, drawn, step]);
  return Math.min(drawn, count);
}
