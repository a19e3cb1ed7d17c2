// What a visit starts once the first page is painted.
import { keepOriginalUrl } from "./original-url.ts";
import { loadSiteInfo } from "./site-info.ts";
import { settleVisitorId } from "./visitor-id.ts";

/** @param href address the visit began at */
export async function startLate(href: string): Promise<void> {
  keepOriginalUrl(href);
  await Promise.allSettled([settleVisitorId(), loadSiteInfo()]);
}
