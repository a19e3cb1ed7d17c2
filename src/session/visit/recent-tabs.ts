import { useLocation } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { hasPage } from "#brand/brand.ts";
import { useTabHistory, type VisitedTab } from "./tab-history.ts";

const HOME = PAGES.home;

/** Recently visited pages of the bundle, newest first, without home and the current page. */
export function useRecentTabs(most: number): readonly VisitedTab[] {
  const { pathname } = useLocation();
  const tabs = useTabHistory((state) => state.tabs);
  return tabs
    .filter(({ path }) => path !== pathname && path !== HOME && hasPage(path))
    .toReversed()
    .slice(0, most);
}
