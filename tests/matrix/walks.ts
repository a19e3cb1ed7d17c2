// All pages, dialogs and views of one brand, edition and locale, in three parts that run in parallel.
import { walkDialogs } from "../browser/walk-dialogs.ts";
import type { Look } from "../../browser/walk-pages.ts";
import { type Means, walkPages } from "../browser/walk-pages.ts";
import { walkSport } from "../browser/walk-sport.ts";
import type { Sandbox } from "../browser/sandbox-control.ts";
import { askedVariants } from "./asked-variants.ts";

type Walk = (means: Means & { readonly sandbox: Sandbox }, look: Look) => Promise<void>;

interface Part {
  readonly name: string;
  readonly walk: Walk;
}

export const asked = askedVariants().map(({ variant, routes }) => {
  const parts: readonly Part[] = [
    { name: "pages", walk: (means, look) => walkPages(means, variant, routes, look) },
    { name: "dialogs", walk: (means, look) => walkDialogs(means, variant, look) },
    { name: "sport", walk: (means, look) => walkSport(means, variant, look) },
  ];
  const hasSport = routes.some(({ page }) => page === "local-sport");
  const { brand, edition, locale } = variant;
  return {
    variant,
    name: `${brand.id} ${edition} ${locale}`,
    parts: parts.filter(({ name }) => hasSport || name !== "sport"),
  };
});
