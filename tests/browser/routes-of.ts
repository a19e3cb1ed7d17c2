// The routes of a built brand, and the way to one without a load of the document.
import type { Page } from "playwright/test";
import { ROUTES, type RouteSpec } from "#contract/routes.ts";
import { sampleAddress } from "#contract/sample-address.ts";
import type { BuiltBrand } from "./sites.ts";

/** Where each leads is a test of its own. */
const PASSAGES = new Set(["/redirect/*"]);

/** A member who may open every page. */
export const BOUND = { phone: "8613912345678", realName: "林晓", balanceCents: 1_284_650 };

export function routesOf({ routes }: BuiltBrand): RouteSpec[] {
  return ROUTES.filter(
    ({ path }) => (routes.includes(path) || path === "*") && !PASSAGES.has(path),
  );
}

/** One route for each page: what help articles share is seen on the first. */
export function pagesOf(brand: BuiltBrand): RouteSpec[] {
  return [...Map.groupBy(routesOf(brand), ({ page }) => page).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Where a browser goes for the route. */
export function pathOf({ path }: RouteSpec): string {
  return sampleAddress(path);
}

/** As a link does it, without a load of the document; going home loads one, as on the site. */
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
