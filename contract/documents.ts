// The html files of a bundle, the same for the stamp, every host, `brand preview` and the tests.
import type { RouteSpec } from "./routes.ts";

/** The frame without a page, for pages that have no document of their own. */
export const FRAME_FILE = "shell.html";
/** For addresses that are no page of the site. */
export const NO_PAGE_FILE = "404.html";

/** Whether the page is a document of its own: for visitors, at one address, listed in menus. */
export function hasDocument({ login, hidden, path }: RouteSpec): boolean {
  return login !== true && hidden !== true && !/[:*]/.test(path);
}

/** `/app/help/kh` → `app/help/kh.html` */
export function documentFile(path: string): string {
  return `${path.slice(1)}.html`;
}

/** Ids of the pages that are drawn whole: of documents, and for addresses that are no page. */
export function drawnPages(routes: readonly RouteSpec[]): ReadonlySet<string> {
  const drawn = routes.filter((route) => hasDocument(route) || route.name === "notFound");
  return new Set(drawn.map(({ page }) => page));
}
