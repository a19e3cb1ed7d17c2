import { useState, useSyncExternalStore } from "react";
import { everySecond } from "./use-now.ts";

/**
 * Milliseconds since the first render or since `mark` changed, updated every second. The difference of two times of
 * `useNow` jumps when the server's time becomes known in between.
 */
export function useElapsed(mark?: unknown): number {
  const now = useSyncExternalStore(everySecond, wholeSeconds, wholeSeconds);
  const [begun, setBegun] = useState({ mark, at: now });
  if (Object.is(begun.mark, mark)) return now - begun.at;
  setBegun({ mark, at: now });
  return 0;
}

/** Milliseconds of a clock that no answer of the server corrects. */
function wholeSeconds(): number {
  return Math.floor(performance.now() / 1000) * 1000;
}
