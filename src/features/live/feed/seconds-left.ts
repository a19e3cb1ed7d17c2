// Seconds left for bets, by the monotonic clock; one interval for all tables in view.
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * @param closesAt by `performance.now()`
 * @param runs false: nobody looks, so that nothing is drawn again
 */
export function useSecondsLeft(closesAt: number, runs: boolean): number {
  const read = () => secondsLeft(closesAt, performance.now());
  return useSyncExternalStore(runs ? subscribe : never, read, read);
}

export function secondsLeft(closesAt: number, now: number): number {
  return Math.max(0, Math.ceil((closesAt - now) / 1000));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  if (document.hidden) return;
  for (const listener of listeners) listener();
}

const never = () => () => {};
