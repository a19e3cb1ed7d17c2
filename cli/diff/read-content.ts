// Files of content/ that every brand shares: help pages, artwork templates, the font. Legal documents
// are compared where a brand uses them.
import { HELP_PATH } from "#contract/help.ts";
import { ROUTES } from "#contract/routes.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { namedValues, type Part } from "./brand-part.ts";
import type { Change } from "./fleet-diff.ts";

export const contentOf: Part = async ({ side }) => ({
  values: namedValues("content", null, side.contentDigests),
  problems: [],
});

/** A help page concerns the brands that have it; everything else may be on any site. */
export function concerns({ name }: Change, { switchSet }: LoadedBrand): boolean {
  const slug = /^content\/help\/([\w-]+)\.md$/.exec(name)?.[1];
  const route = ROUTES.find(({ path }) => path === `${HELP_PATH}${slug ?? ""}`);
  return route?.switch === undefined || switchSet[route.switch];
}
