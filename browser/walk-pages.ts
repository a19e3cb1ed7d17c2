// Opens pages of a site in one visit.
import { splitLocale } from "#contract/locale-paths.ts";
import { routePattern } from "#contract/route-pattern.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { goTo, pathOf } from "./routes-of.ts";
import type { SitePage } from "./site-page.ts";
import type { SiteFacts, SiteVariant } from "./site-variant.ts";

/** @param name unique for a page, dialog or view; valid as part of a file name */
export type Look = (name: string) => Promise<void>;

export interface Walk {
  readonly site: SitePage;
  /** Opens the path as a member with access to every page. */
  readonly enter: (path: string) => Promise<void>;
  /** Called on each page before it has settled; may wait for the page and throw. */
  readonly arrived: (route: RouteSpec | null) => Promise<void>;
  readonly look: Look;
}

/** Home as a visitor, then the routes; where one needs it, as a member with access to all of them. */
export async function walkRoutes(
  { site, enter, arrived, look }: Walk,
  variant: SiteVariant,
  routes: readonly RouteSpec[],
): Promise<void> {
  await site.open(variant);
  await arrived(null);
  await look("home");
  const [first, ...others] = routes.filter(({ name }) => name !== "home");
  if (first === undefined) return;
  const asMember = routes.some(({ login }) => login);
  if (asMember) await enter(pathOf(first));
  for (const route of [first, ...others]) {
    const path = pathOf(route);
    if (!asMember || route !== first) await goTo(site.page, path);
    await arrived(route);
    await site.page.locator("main h1").first().waitFor();
    await site.settled();
    await look(lookName(route));
  }
}

/** The name that a walk gives to the page of a route. */
export function lookName(route: RouteSpec): string {
  return route.name === "home" ? "home" : pathOf(route).slice(1).replaceAll("/", "-");
}

/** Where guards send who asks for a page that is closed. */
const NO_PAGE = "/not-found";

/** Whether the site shows that it has no such page. */
export async function isNoPage({ page }: SitePage): Promise<boolean> {
  const shown = await page.locator("main code").allTextContents();
  const { path } = splitLocale(new URL(page.url()).pathname);
  return path === NO_PAGE || shown.includes(decodeURI(path));
}

/** Links of the page to pages that the brand does not have. */
export async function deadLinks(
  { page }: SitePage,
  { routes }: Pick<SiteFacts, "routes">,
): Promise<string[]> {
  const paths = await page
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  const known = routes.filter((route) => route !== "*").map(addressesOf);
  const isKnown = (path: string) => path === "/" || known.some((it) => it.test(path));
  return [...new Set(paths)].filter((path) => !isKnown(splitLocale(path).path));
}

/** The addresses of a route, in its own letter case and without the prefix of a locale. */
export const addressesOf = (route: string) => new RegExp(`^/${routePattern(route)}$`);
