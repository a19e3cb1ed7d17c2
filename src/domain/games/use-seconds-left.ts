import { useElapsed } from "#lib/time/use-elapsed.ts";

/** Counts `left` down; rounds follow each other, so below zero the next round is shown. */
export function useSecondsLeft(left: number, total: number): number {
  return secondsLeft(left, total, useElapsed(left));
}

/** @param elapsed milliseconds since the server reported `left` */
export function secondsLeft(left: number, total: number, elapsed: number): number {
  const rest = Math.ceil(left - elapsed / 1000);
  if (rest > 0 || total <= 0) return Math.max(0, rest);
  return total + (rest % total);
}
