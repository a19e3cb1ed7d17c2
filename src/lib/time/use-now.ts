// The one clock of seconds: a single interval for the whole page, without effect in a hidden tab.
import { useSyncExternalStore } from "react";
import { serverNow } from "./clock.ts";

const TICK = 1000;
/** A page hears the server's time some milliseconds late: rounded up, 15 minutes would begin at 15:01. */
const LATE = 50;
const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

/** Server time in epoch milliseconds, updated every second. */
export function useNow(): number {
  return useSyncExternalStore(everySecond, read, read);
}

/**
 * Whole seconds until a server time in epoch milliseconds; 0 afterwards.
 * @param runs false: nobody looks, so that nothing is drawn again
 */
export function useSecondsTo(until: number, runs = true): number {
  const left = () => secondsTo(until, serverNow());
  return useSyncExternalStore(runs ? everySecond : never, left, left);
}

/** Whole seconds from one time in milliseconds to a later one; 0 when it has come. */
export function secondsTo(until: number, from: number): number {
  return Math.max(0, Math.ceil((until - from - LATE) / 1000));
}

function read(): number {
  // Nobody has listened yet, or for a while; at first the server's time was not known, either.
  if (listeners.size === 0 && Math.abs(serverNow() - now) >= TICK) now = serverNow();
  return now;
}

/** Calls the listener each second, except in a hidden tab. @returns how to stop */
export function everySecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const never = () => () => {};

function tick(): void {
  if (document.hidden) return;
  now = serverNow();
  for (const listener of listeners) listener();
}
