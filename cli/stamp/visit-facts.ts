import type { Manifest } from "#contract/manifest.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type { Preload, VisitFacts } from "#contract/visit-facts.ts";

type Facts = Pick<Manifest, "editions" | "locales"> & {
  readonly layout: Pick<Manifest["layout"], "header">;
};

/** @param routes of the site: some have no frame around them */
export function visitFacts(
  { editions, locales, layout }: Facts,
  preloads: readonly Preload[],
  routes: readonly RouteSpec[],
): VisitFacts {
  const frameless = routes.filter((route) => route.layout === "plain");
  return {
    editions: { default: editions.default, offered: editions.offered },
    locales: { default: locales.default, offered: locales.offered },
    frameless: frameless.map((route) => route.path.replace(/\/\*$/, "")),
    hasRail: layout.header === "side",
    preloads,
  };
}
