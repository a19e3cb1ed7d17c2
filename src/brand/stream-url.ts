import { useAppearance } from "#lib/browser/appearance.ts";
import { brand } from "./brand.ts";

/** Sockets carry no headers: the query names site and language. */
export function streamUrl(path: string): string {
  const { api, siteId } = brand();
  const own = window.location.origin.replace(/^http/, "ws");
  const url = new URL(path, api.socket === "/" ? own : api.socket);
  url.searchParams.set("site", siteId);
  url.searchParams.set("locale", useAppearance.getState().locale);
  return url.href;
}
