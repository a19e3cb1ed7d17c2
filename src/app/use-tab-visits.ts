import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { forgetMemberTabs, visitTab } from "../session/tab-history.ts";
import { useRoute } from "./route-handle.ts";

/** Notes every page that is shown in the tab's history, except those no menu lists. */
export function useTabVisits(): void {
  const { pathname } = useLocation();
  const route = useRoute();
  useEffect(() => forgetMemberTabs(), []);
  useEffect(() => {
    if (route === undefined || route.hidden === true) return;
    const { title, login = false } = route;
    visitTab({ path: pathname, title, time: Date.now(), member: login });
  }, [pathname, route]);
}
