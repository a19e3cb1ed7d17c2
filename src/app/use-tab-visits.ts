import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { recordVisit } from "../session/site/early-visits.ts";
import { useSession } from "../session/account/session-store.ts";
import { useRoute } from "./route-handle.ts";

/** Notes every page that is shown, except those no menu lists; at once, for who reads it in an effect. */
export function useTabVisits(): void {
  const { pathname } = useLocation();
  const route = useRoute();
  useLayoutEffect(() => {
    if (route === undefined || route.hidden === true) return;
    const user = route.login === true ? (useSession.getState().userId ?? "") : null;
    recordVisit({ path: pathname, title: route.title, time: Date.now(), user });
  }, [pathname, route]);
}
