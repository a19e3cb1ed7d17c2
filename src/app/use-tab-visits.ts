import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { recordVisit } from "#session/site/early-visits.ts";
import { useSession } from "#session/account/session-store.ts";
import { useRoute } from "./route-handle.ts";

/** Records every shown page that a menu lists; during render, so that effects can read it. */
export function useTabVisits(): void {
  const { pathname } = useLocation();
  const route = useRoute();
  useLayoutEffect(() => {
    if (route === undefined || route.hidden === true) return;
    const user = route.login === true ? (useSession.getState().userId ?? "") : null;
    recordVisit({ path: pathname, title: route.title, time: Date.now(), user });
  }, [pathname, route]);
}
