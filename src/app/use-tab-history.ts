import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { forgetMemberTabs, takeVisits } from "#session/site/tab-history.ts";

/** Keeps the history of this browser tab. */
export function useTabHistory(): void {
  const { pathname } = useLocation();
  useEffect(() => forgetMemberTabs(), []);
  useEffect(takeVisits, [pathname]);
}
