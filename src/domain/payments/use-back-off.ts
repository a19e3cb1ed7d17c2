// Polls with growing pauses: at once when the page becomes visible or the connection is back, rarely while the
// page is hidden.
import { useEffect, useEffectEvent } from "react";
import { isOffline, onReconnect } from "#lib/browser/offline.ts";

const FIRST_MS = 2000;
const LONGEST_MS = 15_000;
const SELDOM_MS = 60_000;
const GROWTH = 1.5;

/** @param asked number of requests since the last change */
export function pauseAfter(asked: number, seldom: boolean): number {
  if (seldom) return SELDOM_MS;
  return Math.min(LONGEST_MS, FIRST_MS * GROWTH ** asked);
}

interface BackOff {
  /** Resolves with the answer; a next question waits for it. Handles its own failures. */
  readonly ask: () => Promise<void>;
  /** Another value starts again with short pauses; null stops. */
  readonly since: string | null;
  /** A change is not expected any more. */
  readonly seldom?: boolean;
}

export function useBackOff({ ask, since, seldom = false }: BackOff): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => (since === null ? undefined : follow(() => askNow(), seldom)), [since, seldom]);
}

/** @returns how to stop */
function follow(ask: () => Promise<void>, seldom: boolean): () => void {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let asking = false;
  const plan = () => {
    clearTimeout(timer);
    const pause = pauseAfter(asked, seldom || document.hidden);
    if (!stopped) timer = setTimeout(() => void go(), pause);
  };
  const go = async () => {
    clearTimeout(timer);
    if (asking) return;
    asking = true;
    if (!isOffline()) await ask();
    asking = false;
    asked += 1;
    plan();
  };
  const again = () => {
    if (document.hidden) return plan();
    asked = 0;
    void go();
  };
  const reconnected = onReconnect(again);
  document.addEventListener("visibilitychange", again);
  window.addEventListener("focus", again);
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
    reconnected();
    document.removeEventListener("visibilitychange", again);
    window.removeEventListener("focus", again);
  };
}
