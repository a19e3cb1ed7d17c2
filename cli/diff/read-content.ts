// Files of content/ that brands share; legal documents are compared per brand.
import { HELP_PATH } from "#contract/help.ts";
import { ROUTES } from "#contract/routes.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { namedValues, type Part } from "./brand-part.ts";
import type { Change } from "./fleet-diff.ts";

export const contentOf: Part = async ({ side }) => ({
  values: namedValues("content", null, side.contentDigests),
  problems: [],
});

/** A help page concerns the brands with its route, another file all brands. */
export function concerns({ name }: Change, { switchSet }: LoadedBrand): boolean {
  const slug = /^content\/help\/([\w-]+)\.md$/.exec(name)?.[1];
  const route = ROUTES.find(({ path }) => path === `${HELP_PATH}${slug ?? ""}`);
  return route?.switch === undefined || switchSet[route.switch];
}
