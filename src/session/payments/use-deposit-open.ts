// Deposits can be closed while one of their pages is open: the guard then replaces the page.
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { onReconnect } from "../../lib/offline.ts";
import { refreshSiteFlags } from "../site/site-info.ts";
import { useSite } from "../site/site-state.ts";

const EVERY_MS = 60_000;

/** @param failure of the page's own call: deposits may have been closed */
export function useDepositOpen(failure: unknown = null): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = useSite(({ depositOpen }) => depositOpen);
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
  useEffect(() => {
    if (failure !== null) void refreshSiteFlags();
  }, [failure]);
  useEffect(() => {
    if (!open) void navigate(pathname + search, { replace: true });
  }, [open, navigate, pathname, search]);
}
