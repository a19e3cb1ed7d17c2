// The jackpot between two answers: grows by the monotonic clock, at least twice a second; paused on request.
import { useEffect, useState } from "react";
import { grownCents } from "./jackpot-count.ts";

const STEP = 400;

export function useGrowingCents(
  totalCents: number,
  centsPerSecond: number,
  running: boolean,
): number {
  const [start, setStart] = useState(() => ({ totalCents, at: performance.now() }));
  const [now, setNow] = useState(start.at);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), STEP);
    return () => clearInterval(timer);
  }, [running]);
  if (start.totalCents !== totalCents) setStart({ totalCents, at: now });
  return grownCents(start.totalCents, centsPerSecond, now - start.at);
}
