// The browser's history for the router: the address bar has the prefix of the shown locale, and the router's paths have
// none. The router's own `basename` is fixed, and a change of the locale would load the page anew.
import { createPath, type To, UNSAFE_createBrowserHistory } from "react-router-dom";
import { splitLocale } from "#contract/locale-paths.ts";
import { localPath, pathInBar } from "#brand/local-path.ts";
import { useAppearance } from "#lib/browser/appearance.ts";

type SiteHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

export function localeHistory(): SiteHistory {
  const history = UNSAFE_createBrowserHistory();
  const read = Object.getOwnPropertyDescriptor(history, "location")?.get;
  window.addEventListener("popstate", showPrefix);
  useAppearance.subscribe(showPrefix);
  return Object.defineProperties(history, {
    createHref: { value: (to: To) => localPath(typeof to === "string" ? to : createPath(to)) },
    location: {
      get() {
        const location: SiteHistory["location"] = read?.call(history);
        return { ...location, pathname: splitLocale(location.pathname).path };
      },
    },
  });
}

/** Called after a change of the locale, and for history entries from before that change. */
function showPrefix(): void {
  const { pathname, search, hash } = window.location;
  const own = localPath(pathInBar());
  if (own !== pathname) window.history.replaceState(window.history.state, "", own + search + hash);
}
