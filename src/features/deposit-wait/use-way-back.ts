import { useLocation } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { useTabHistory } from "#session/visit/tab-history.ts";

interface WayBack {
  readonly path: string;
  /** Key of the `titles` texts. */
  readonly title: string;
}

/** Where the member was before the money pages: a game, a lobby, the home page. */
export function useWayBack(): WayBack {
  const { pathname } = useLocation();
  const tabs = useTabHistory((state) => state.tabs);
  const last = tabs.findLast(({ path }) => path !== pathname && !path.startsWith("/mine/"));
  return last ?? { path: PAGES.home, title: "home" };
}
