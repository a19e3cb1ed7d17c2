// A rate that the server guarantees for some time: the seconds that are left, and a reload when it expires.
import { useEffect, useEffectEvent } from "react";
import { serverNow } from "../../lib/clock.ts";
import { isOffline, onReconnect } from "../../lib/offline.ts";
import { useTick } from "../../ui/use-tick.ts";

/** Milliseconds until the next request: after a rate has expired, and after an answer without a newer one. */
const MARGIN = 300;
const AGAIN = 5000;

/** @param expiresAt epoch milliseconds by the server's clock; null while there is no rate */
export function useRateReload(expiresAt: number | null, reload: () => void): void {
  const load = useEffectEvent(reload);
  useEffect(() => {
    if (expiresAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const lapse = () => {
      if (!isOffline() && !document.hidden) load();
      timer = setTimeout(lapse, AGAIN);
    };
    const start = () => {
      clearTimeout(timer);
      timer = setTimeout(lapse, Math.max(MARGIN, expiresAt - serverNow() + MARGIN));
    };
    start();
    const stop = onReconnect(start);
    document.addEventListener("visibilitychange", start);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener("visibilitychange", start);
    };
  }, [expiresAt]);
}

/** Whole seconds until then; 0 afterwards. */
export function useSecondsLeft(until: number): number {
  return Math.max(0, Math.ceil((until - useTick()) / 1000));
}
