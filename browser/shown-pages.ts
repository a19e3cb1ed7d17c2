// The pages that stand for a site: in a gallery, for pictures that guard, and for telling brands apart.
import type { RouteSpec } from "#contract/routes.ts";
import { routesOf } from "./routes-of.ts";
import type { SiteFacts } from "./site-variant.ts";

export const SHOWN_PAGES = ["home", "sport", "lobby", "cashier"] as const;
/** Pages behind the home page. */
export const INNER_PAGES = ["lobby", "cashier", "records", "vip"] as const;
export type ShownPage = (typeof SHOWN_PAGES)[number] | (typeof INNER_PAGES)[number];

/** In order of preference. */
const PLACES: Readonly<Record<ShownPage, readonly string[]>> = {
  home: ["/home"],
  sport: ["/game/sport/:enName"],
  lobby: ["/game/egame", "/game/realbet", "/game/fishing", "/game/chess", "/game/lottery"],
  cashier: ["/mine/savemoney", "/mine/wallet"],
  records: ["/mine/betRecord"],
  vip: ["/mine/vip"],
};

/** Of each page the first route that the site has, and its substitute where a site can close it at run time. */
export function shownRoutes<P extends ShownPage>(
  site: Pick<SiteFacts, "routes">,
  pages: readonly P[],
): Map<RouteSpec, P> {
  const routes = routesOf(site);
  return new Map(
    pages.flatMap((shown) => {
      const found = PLACES[shown].flatMap(
        (place) => routes.find(({ path }) => path === place) ?? [],
      );
      const wanted = found.slice(0, found[0]?.depositFlag ? 2 : 1);
      return wanted.map((route) => [route, shown] as const);
    }),
  );
}
