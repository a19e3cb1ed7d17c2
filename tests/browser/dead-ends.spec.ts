// Follows the links of a brand, page by page, as a member: none leads to an address without a page, nor to one that the
// site's flags close.
import { ROUTES, type RouteSpec } from "#contract/routes.ts";
import { expect, type SitePage } from "./open-site.ts";
import { test, variantOf } from "./player.ts";
import { BOUND, goTo } from "../../browser/routes-of.ts";
import { sayOf } from "./site-texts.ts";
import { deadLinks } from "../../browser/walk-pages.ts";

/** Visited for every brand by smoke.spec.ts, or they start games. */
const OTHER = new Set([
  "home",
  "local-sport",
  "agent",
  "sponsor",
  "download",
  "friend-invitation",
  "userinfo",
  "help",
  "legal",
  "game",
  "slot-game",
]);

/** Deposits are closed. Links of aurora and titan: accessibility.spec.ts; of every page of all brands: `npm run matrix`. */
const { brand } = variantOf("lotus");
const { id, defaultEdition: edition, defaultLocale: locale } = brand;

test("no link leads nowhere", async ({ site, players }) => {
  const player = await players.member(id, BOUND);
  await players.enter(player, { brand, edition, locale });
  const missing = sayOf(id, locale)("titles.notFound");
  const dead = new Set<string>();
  const known = new Set(OTHER);
  const queue: string[] = [];
  /** Address → page whose link led there. */
  const from = new Map<string, string>();
  const look = async () => {
    for (const link of await deadLinks(site, brand)) dead.add(link);
    for (const path of await linksOf(site)) {
      const kind = kindOf(path);
      if (kind === null || known.has(kind)) continue;
      known.add(kind);
      queue.push(path);
      from.set(path, new URL(site.page.url()).pathname);
    }
  };
  // The site's flags close pages.
  await site.settled();
  await look();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const before = await site.page.title();
    await goTo(site.page, path);
    await expect(site.page, path).not.toHaveTitle(before);
    await site.page.locator("main h1").first().waitFor();
    await expect(site.page.locator("main [aria-busy=true]"), path).toHaveCount(0);
    if ((await site.page.title()).startsWith(missing))
      dead.add(`${path} from ${from.get(path) ?? "the first page"}`);
    await look();
  }
  expect([...dead]).toEqual([]);
  expect(known.size).toBeGreaterThan(OTHER.size + 10);
});

async function linksOf({ page }: SitePage): Promise<string[]> {
  return await page
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
}

/** Addresses of one page are alike: one visit is enough. Null: not visited. */
function kindOf(path: string): string | null {
  const route = ROUTES.find((one) => one.path !== "*" && pattern(one).test(path));
  if (route === undefined) return null;
  return route.page;
}

const pattern = ({ path }: RouteSpec) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`);
