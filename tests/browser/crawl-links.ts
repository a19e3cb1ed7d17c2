// Follows the links of a site from page to page, as a visitor or as the logged-in member, and reports those that lead
// to no page.
import { splitLocale } from "#contract/locale-paths.ts";
import { ROUTES, type RouteSpec } from "#contract/routes.ts";
import { goTo } from "../../browser/routes-of.ts";
import { addressesOf, deadLinks, isNoPage } from "../../browser/walk-pages.ts";
import { expect, type SitePage } from "./open-site.ts";
import { sayOf } from "./site-texts.ts";
import type { Variant } from "./sites.ts";

export interface CrawlOptions {
  /** Pages of the route table that are not visited. */
  readonly skip?: readonly string[];
  /** Members visit pages that need a login; visitors would be sent home. */
  readonly member: boolean;
  /** Addresses that are visited of a page with many, such as an activity. */
  readonly perPage: number;
}

export interface Crawl {
  /** "address from the page whose link led there" */
  readonly dead: readonly string[];
  readonly visited: readonly string[];
}

/** Starts on the open page. */
export async function crawlLinks(
  site: SitePage,
  { brand, locale }: Variant,
  { skip = [], member, perPage }: CrawlOptions,
): Promise<Crawl> {
  const missing = sayOf(brand.id, locale)("titles.notFound");
  const dead = new Set<string>();
  const counts = new Map<string, number>();
  /** Address → page whose link led there. */
  const from = new Map<string, string>();
  const queue: string[] = [];
  const look = async (here: string) => {
    for (const link of await deadLinks(site, brand)) dead.add(`${link} from ${here}`);
    for (const address of await addressesOn(site)) {
      const route = routeAt(address);
      if (route === undefined || skip.includes(route.page) || from.has(address)) continue;
      if (route.login === true && !member) continue;
      const count = counts.get(route.page) ?? 0;
      if (count >= perPage) continue;
      counts.set(route.page, count + 1);
      from.set(address, here);
      queue.push(address);
    }
  };
  await site.settled();
  await look("the first page");
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    await arrive(site, address);
    const nowhere = (await isNoPage(site)) || (await site.page.title()).startsWith(missing);
    if (nowhere) dead.add(`${address} from ${from.get(address) ?? ""}`);
    await look(address);
  }
  return { dead: [...dead], visited: [...from.keys()] };
}

async function arrive(site: SitePage, address: string): Promise<void> {
  await goTo(site.page, address);
  await site.page.locator("main h1").first().waitFor();
  await site.settled();
  await expect(site.page.locator("main [aria-busy=true]"), address).toHaveCount(0);
}

async function addressesOn({ page }: SitePage): Promise<string[]> {
  return await page.locator("a[href^='/']").evaluateAll((links) =>
    links.map((link) => {
      const { pathname, search } = new URL((link as HTMLAnchorElement).href);
      return pathname + search;
    }),
  );
}

function routeAt(address: string): RouteSpec | undefined {
  const { path } = splitLocale(address.split("?")[0] ?? "");
  return ROUTES.find((route) => route.path !== "*" && addressesOf(route.path).test(path));
}
