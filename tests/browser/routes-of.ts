// The routes of a built brand by who may open them, and the way to one without a load of the document.
import type { Page } from "playwright/test";
import { ROUTES, type RouteSpec } from "#contract/routes.ts";
import type { BuiltBrand } from "./sites.ts";

export type Role = "visitor" | "member";

/** Where each leads is a test of its own. */
const PASSAGES = new Set(["/redirect/*"]);

/** In place of a parameter something a page can be asked for. */
const PARAMETERS: Readonly<Record<string, string>> = {
  "*": "/no/such/page",
  "/game/sport/:enName": "/game/sport/crty",
};

/** A member who may open every page. */
export const BOUND = { phone: "8613912345678", realName: "林晓", balanceCents: 1_284_650 };

/** A visitor's are the open ones; a member looks at what only members see. */
export function routesOf(brand: BuiltBrand, role: Role): RouteSpec[] {
  return ROUTES.filter(
    ({ path, login }) =>
      (brand.routes.includes(path) || path === "*") &&
      !PASSAGES.has(path) &&
      (login === true) === (role === "member"),
  );
}

/** Where a browser goes for the route. */
export function pathOf({ path }: RouteSpec): string {
  return PARAMETERS[path] ?? path;
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
