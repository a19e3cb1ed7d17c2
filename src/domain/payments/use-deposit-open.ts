// Deposits can be closed while one of their pages is open: the page then says so. Whoever comes later does not find it.
import { useEffect } from "react";
import { onReconnect } from "#lib/browser/offline.ts";
import { refreshSiteFlags } from "#session/visit/site-info.ts";
import { useSite } from "#session/site/site-state.ts";

const EVERY_MS = 60_000;

/** Whether deposits are open, asked again and again while the page is shown. */
export function useDepositOpen(): boolean {
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) void refreshSiteFlags();
    };
    const timer = setInterval(ask, EVERY_MS);
    const stop = onReconnect(ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return useSite(({ depositOpen }) => depositOpen);
}

/** @param failure of a call of the page: deposits may have been closed */
export function useFlagsAfter(failure: unknown): void {
  useEffect(() => {
    if (failure !== null) void refreshSiteFlags();
  }, [failure]);
}
