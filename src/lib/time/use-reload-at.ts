// An answer that is out of date from a known time on, such as a rate that expires or a count at midnight.
import { useEffect, useEffectEvent } from "react";
import { serverNow } from "./clock.ts";
import { isOffline, onReconnect } from "../browser/offline.ts";

/** Milliseconds until the next request: after that time, and after an answer that is no newer. */
const MARGIN = 300;
const AGAIN = 5000;
/** The longest delay of a browser's timer is about 24 days. */
const LONGEST = 86_400_000;

/** @param at epoch milliseconds by the server's clock; null while there is no answer */
export function useReloadAt(at: number | null, reload: () => void): void {
  const load = useEffectEvent(reload);
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const lapse = () => {
      if (serverNow() < at) return start();
      if (!isOffline() && !document.hidden) load();
      timer = setTimeout(lapse, AGAIN);
    };
    const start = () => {
      clearTimeout(timer);
      const left = Math.max(MARGIN, at - serverNow() + MARGIN);
      timer = setTimeout(lapse, Math.min(left, LONGEST));
    };
    start();
    const stop = onReconnect(start);
    document.addEventListener("visibilitychange", start);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener("visibilitychange", start);
    };
  }, [at]);
}
