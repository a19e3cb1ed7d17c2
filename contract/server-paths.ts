/** Path prefixes a site's own origin answers by its backend; everything else is the static bundle. */
export const SERVER_PREFIXES = [
  "/site/api/",
  "/game/api/",
  "/act/api/",
  "/fd/api/",
  "/stream/api/",
  "/enc/",
  "/media/",
  "/sandbox/",
] as const;

export function isServerPath(pathname: string): boolean {
  return SERVER_PREFIXES.some((prefix) => pathname.startsWith(prefix));
}
