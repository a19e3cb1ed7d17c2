import { ODDS_STREAM } from "#contract/api/sport-feed.ts";
import { brand } from "../../../brand/brand.ts";
import { useAppearance } from "../../../lib/appearance.ts";

/** Sockets carry no headers: the query names site and language. */
export function feedUrl(): string {
  const { api, siteId } = brand();
  const own = window.location.origin.replace(/^http/, "ws");
  const url = new URL(ODDS_STREAM, api.socket === "/" ? own : api.socket);
  url.searchParams.set("site", siteId);
  url.searchParams.set("locale", useAppearance.getState().locale);
  return url.href;
}
