import { useTick } from "#ui/use-tick.ts";

/** Whole seconds that a rate is still guaranteed; 0 afterwards. */
export function useSecondsLeft(until: number): number {
  return secondsUntil(until, useTick());
}

/** The page's clock runs some milliseconds behind the server's: rounded up, 15 minutes would begin at 15:01. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.round((until - now) / 1000));
}
