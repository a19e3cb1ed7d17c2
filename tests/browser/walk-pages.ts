// Opens pages of a site in one visit and calls `look` on each.
import type { RouteSpec } from "#contract/routes.ts";
import { BOUND, pathOf } from "../../browser/routes-of.ts";
import { wrongVariant } from "../../browser/soundness.ts";
import { type Look, walkRoutes } from "../../browser/walk-pages.ts";
import { expect, type SitePage } from "./open-site.ts";
import type { Players } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import type { Variant } from "./sites.ts";

export interface Means {
  readonly site: SitePage;
  readonly players: Players;
}

/** Home as a visitor, then the routes; where one needs it, as a member with access to all of them. */
export async function walkPages(
  { site, players }: Means,
  variant: Variant,
  routes: readonly RouteSpec[],
  look: Look,
): Promise<void> {
  const enter = async (path: string) => {
    await players.enter(await players.member(variant.brand.id, BOUND), variant, path);
  };
  const arrived = async (route: RouteSpec | null) => {
    if (route === null) expect(await wrongVariant(site.page, variant, variant.brand)).toEqual([]);
    else await expect(site.page, pathOf(route)).toHaveTitle(titleOf(variant, route));
  };
  await walkRoutes({ site, enter, arrived, look }, variant, routes);
}

function titleOf({ brand, locale }: Variant, route: RouteSpec): RegExp {
  const { title, path, page, depositFlag } = route;
  // The server names the game and the activity.
  if (page === "game" || page === "activity") return /^.+ - /;
  const say = sayOf(brand.id, locale);
  // Closed by the site's run-time flag, which the build does not know.
  const closed =
    depositFlag === true || path === "/app/help/ck" ? `|${say("titles.notFound")}` : "";
  return new RegExp(`^(?:${say(`titles.${title}`)}${closed}) - `);
}
