import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { noteVisit } from "../session/noted-visits.ts";
import { useSession } from "../session/session-store.ts";
import { useRoute } from "./route-handle.ts";

/** Notes every page that is shown, except those no menu lists; at once, for who reads it in an effect. */
export function useTabVisits(): void {
  const { pathname } = useLocation();
  const route = useRoute();
  useLayoutEffect(() => {
    if (route === undefined || route.hidden === true) return;
    const user = route.login === true ? (useSession.getState().userId ?? "") : null;
    noteVisit({ path: pathname, title: route.title, time: Date.now(), user });
  }, [pathname, route]);
}
