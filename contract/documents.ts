// The html files of a bundle, the same for the stamp, every host, `brand preview` and the tests.
import type { RouteSpec } from "./routes.ts";

/** Header, menus and an empty content, for pages that have no document of their own. */
export const FRAME_FILE = "shell.html";
/** For addresses that are no page of the site. */
export const NO_PAGE_FILE = "404.html";

/** Whether the page has an html file of its own: it needs no login, has one address and is listed in menus. */
export function hasDocument({ login, hidden, path }: RouteSpec): boolean {
  return login !== true && hidden !== true && !/[:*]/.test(path);
}

/** `/app/help/kh` → `app/help/kh.html` */
export function documentFile(path: string): string {
  return `${path.slice(1)}.html`;
}

/** Ids of the pages whose content the build renders: those with a document, and the not-found page. */
export function drawnPages(routes: readonly RouteSpec[]): ReadonlySet<string> {
  const drawn = routes.filter((route) => hasDocument(route) || route.name === "notFound");
  return new Set(drawn.map(({ page }) => page));
}
