// The variants that `npm run matrix` and `npm run pictures` selected, from `brand matrix`.
import { readFileSync } from "node:fs";
import type { RouteSpec } from "#contract/routes.ts";
import type { Edition, Locale } from "#contract/locales.ts";
import { variantOf } from "../browser/player.ts";
import { routesOf } from "../../browser/routes-of.ts";
import { type Variant, VIEWPORTS, WIDE } from "../browser/sites.ts";

interface Visit {
  readonly brand: string;
  readonly edition: Edition;
  readonly locale: Locale;
  readonly page: string; // path of the route table
}

export const SIZES = [WIDE, ...VIEWPORTS] as const;

interface Asked {
  readonly variant: Variant;
  readonly routes: readonly RouteSpec[];
}

export function askedVariants(): Asked[] {
  const visits = JSON.parse(readFileSync("artifacts/matrix.json", "utf8")) as Visit[];
  const byVariant = Map.groupBy(visits, ({ brand, edition, locale }) =>
    [brand, edition, locale].join(" "),
  );
  return [...byVariant.values()].flatMap((pages) => {
    const [first] = pages;
    if (first === undefined) return [];
    const variant = variantOf(first.brand, first.edition, first.locale);
    const paths = new Set(pages.map(({ page }) => page));
    return { variant, routes: routesOf(variant.brand).filter(({ path }) => paths.has(path)) };
  });
}
