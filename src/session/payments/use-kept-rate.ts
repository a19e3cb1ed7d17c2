import { useTick } from "../../ui/use-tick.ts";

/** Whole seconds that a rate is still guaranteed; 0 afterwards. */
export function useSecondsLeft(until: number): number {
  return Math.max(0, Math.ceil((until - useTick()) / 1000));
}
