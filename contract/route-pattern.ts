// Addresses of a site by its routes: which are pages and which are files, the same for every host, `brand preview` and
// the tests.
import { LOCALE_PREFIX } from "./locale-paths.ts";

/** The part of a regular expression for a route's addresses, without the first slash: `game/[^/]+`. */
export function routePattern(route: string): string {
  return route
    .slice(1)
    .replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(/:\w+/g, "[^/]+")
    .replace("*", ".*");
}

/**
 * A regular expression for the addresses of pages that nginx, Caddy and JavaScript read alike. To be matched in any
 * letter case, as the site does.
 */
export function pagePattern(routes: readonly string[]): string {
  const patterns = routes.filter((route) => route !== "*").map(routePattern);
  return `^${LOCALE_PREFIX}(?:/(?:${patterns.join("|")}))?/?$`;
}

/** The same for pages that have a document; the first group is its file with its slash and without the ending. */
export function documentPattern(documents: readonly string[]): string {
  return `^(${LOCALE_PREFIX}/(?:${documents.map(routePattern).join("|")}))/?$`;
}

/** Addresses of files that are no pages: a missing one is never answered with a page. In JavaScript alone. */
export const FILE_PATTERN = "^/(?:core|assets|icons)/|\\.[A-Za-z0-9]+$";
