// One clock for all countdowns of the home page: a single interval, paused in a hidden tab.
import { useSyncExternalStore } from "react";
import { serverNow } from "#lib/clock.ts";

const TICK = 1000;
const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

/** Server time in epoch milliseconds, updated every second. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}

function read(): number {
  // Nobody has listened yet, or for a while; at first the server's time was not known, either.
  if (listeners.size === 0 && Math.abs(serverNow() - now) >= TICK) now = serverNow();
  return now;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    document.addEventListener("visibilitychange", follow);
    follow();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}

function follow(): void {
  clearInterval(timer);
  if (document.visibilityState === "hidden") return;
  tick();
  timer = setInterval(tick, TICK);
}

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}
