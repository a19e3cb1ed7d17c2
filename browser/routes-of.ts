// The routes of a built brand, and navigation without loading the document.
import type { Page } from "playwright-core";
import { ROUTES, type RouteSpec } from "#contract/routes.ts";
import { sampleAddress } from "#contract/sample-address.ts";
import type { SiteFacts } from "./site-variant.ts";

/** Redirects have a test of their own. */
const PASSAGES = new Set(["/redirect/*"]);

/** A member who may open every page. */
export const BOUND = { phone: "8613912345678", realName: "林晓", balanceCents: 1_284_650 };

export function routesOf({ routes }: Pick<SiteFacts, "routes">): RouteSpec[] {
  return ROUTES.filter(
    ({ path }) => (routes.includes(path) || path === "*") && !PASSAGES.has(path),
  );
}

/** One route per page: help articles share their page. */
export function pagesOf(brand: Pick<SiteFacts, "routes">): RouteSpec[] {
  return [...Map.groupBy(routesOf(brand), ({ page }) => page).values()].flatMap(
    ([first]) => first ?? [],
  );
}

export function pathOf({ path }: RouteSpec): string {
  return sampleAddress(path);
}

/** Follows a link without loading the document; going home loads it, as on the site. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.locator("[data-shell]").waitFor({ state: "detached" });
  if (path === "/home") {
    await page.goto(new URL(path, page.url()).href);
    return;
  }
  await page.evaluate((to) => {
    window.history.pushState({ idx: window.history.length, key: to }, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  }, path);
}
