// What a visit starts after the first paint.
import { keepOriginalUrl } from "../site/original-url.ts";
import { loadSiteInfo } from "./site-info.ts";
import { settleVisitorId } from "../account/visitor-id.ts";

export async function startLate(href: string): Promise<void> {
  keepOriginalUrl(href);
  await Promise.allSettled([settleVisitorId(), loadSiteInfo()]);
}
