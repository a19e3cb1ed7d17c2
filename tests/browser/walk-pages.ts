// Opens pages of a site in one visit and calls `look` on each.
import type { RouteSpec } from "#contract/routes.ts";
import { expect, type SitePage } from "./open-site.ts";
import type { Player, Players } from "./player.ts";
import { BOUND, goTo, pathOf } from "./routes-of.ts";
import { sayOf } from "./site-texts.ts";
import type { BuiltBrand, Variant } from "./sites.ts";

export interface Means {
  readonly site: SitePage;
  readonly players: Players;
}

/** @param name unique for a page, dialog or view; valid as part of a file name */
export type Look = (name: string) => Promise<void>;

/** Home as a visitor, then the routes; where one needs it, as a member with access to all of them. */
export async function walkPages(
  means: Means,
  variant: Variant,
  routes: readonly RouteSpec[],
  look: Look,
): Promise<void> {
  const { site, players } = means;
  await site.open(variant);
  await expectVariant(site, variant);
  await look("home");
  const [first, ...others] = routes.filter(({ name }) => name !== "home");
  if (first === undefined) return;
  const asMember = routes.some(({ login }) => login);
  if (asMember) {
    const player: Player = await players.member(variant.brand.id, BOUND);
    await players.enter(player, variant, pathOf(first));
  }
  for (const route of [first, ...others]) {
    const path = pathOf(route);
    if (!asMember || route !== first) await goTo(site.page, path);
    await expect(site.page, path).toHaveTitle(titleOf(variant, route));
    await site.page.locator("main h1").first().waitFor();
    await site.settled();
    await look(path.slice(1).replaceAll("/", "-"));
  }
}

async function expectVariant({ page }: SitePage, { brand, edition, locale }: Variant) {
  await expect(page).toHaveTitle(new RegExp(brand.name[locale]));
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-edition", edition);
  await expect(html).toHaveAttribute("lang", locale);
  await expect(html).toHaveCSS("color-scheme", edition === "classic" ? "light" : "dark");
}

function titleOf({ brand, locale }: Variant, { title, path, page }: RouteSpec): RegExp {
  // The server names the game and the activity.
  if (page === "game" || page === "activity") return /^.+ - /;
  const say = sayOf(brand.id, locale);
  // Closed by the site's run-time flag, which the build does not know.
  const closed = path === "/app/help/ck" ? `|${say("titles.notFound")}` : "";
  return new RegExp(`^(?:${say(`titles.${title}`)}${closed}) - `);
}

/** Links of the page to pages that the brand does not have. */
export async function deadLinks({ page }: SitePage, brand: BuiltBrand): Promise<string[]> {
  const paths = await page
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  const known = brand.routes.filter((route) => route !== "*").map(pattern);
  return [...new Set(paths)].filter((path) => path !== "/" && !known.some((it) => it.test(path)));
}

const pattern = (route: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`);
