// Which addresses of a site are pages and which are files: the same for every host and for `brand preview`.

/**
 * A regular expression for the addresses of pages that nginx, Caddy and JavaScript read alike. To be matched in any
 * letter case, as the site does.
 */
export function pagePattern(routes: readonly string[]): string {
  const patterns = routes
    .filter((route) => route !== "*")
    .map((route) =>
      route
        .slice(1)
        .replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll(/:\w+/g, "[^/]+")
        .replace("*", ".*"),
    );
  return `^/(?:${patterns.join("|")})?/?$`;
}

/** Addresses of files that are no pages: a missing one is never answered with a page. In JavaScript alone. */
export const FILE_PATTERN = "^/(?:core|assets|icons)/|\\.[A-Za-z0-9]+$";
