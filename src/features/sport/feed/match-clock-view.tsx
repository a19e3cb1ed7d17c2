import { useCallback, useSyncExternalStore } from "react";
import { clockOf, watchClock } from "./clocks.ts";
import type { ClockText } from "./match-clock.ts";

/** Null for a match the feed does not hold. */
export function useMatchClock(gameId: string): ClockText | null {
  const subscribe = useCallback((listener: () => void) => watchClock(gameId, listener), [gameId]);
  const read = () => clockOf(gameId);
  return useSyncExternalStore(subscribe, read, read);
}

/** 上半场 38:12, 第三节 04:55, 第2盘 4-3 40-15; runs by itself. */
export function MatchClock({ gameId }: { readonly gameId: string }) {
  const clock = useMatchClock(gameId);
  if (clock === null) return null;
  const { label, time, detail } = clock;
  return <>{[label, time, detail].filter((part) => part !== null).join(" ")}</>;
}
