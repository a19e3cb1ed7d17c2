// A session without a login, so that a page opens as a member.
import type { SitePage } from "./site-page.ts";
import type { SiteVariant } from "./site-variant.ts";

/** What the site stores of a session. */
export type Session = Readonly<Record<string, string>>;

export async function enterSite(
  site: SitePage,
  session: Session,
  variant: SiteVariant,
  path?: string,
): Promise<void> {
  const store = await site.page.addInitScript(storeAll, session);
  await site.visit(variant, path);
  await store.dispose();
}

/** Runs in the page, before any script of the site. */
function storeAll(entries: Session): void {
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
}
