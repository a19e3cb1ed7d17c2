/** Path prefixes that a site's origin passes to its backend; all other paths are static files. */
export const SERVER_PREFIXES = [
  "/site/api/",
  "/game/api/",
  "/act/api/",
  "/fd/api/",
  "/stream/api/",
  "/enc/",
  "/media/",
  "/play/", // games of the sandbox
  "/sandbox/",
] as const;

export function isServerPath(pathname: string): boolean {
  return SERVER_PREFIXES.some((prefix) => pathname.startsWith(prefix));
}
