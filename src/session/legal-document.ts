import type { LegalDocument, LegalName } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import { brandEntry } from "../brand/brand.ts";
import { useAppearance } from "../lib/appearance.ts";
import { keptModules, type Loaded } from "../lib/kept-modules.ts";
import { useLocale } from "./locale.ts";

/** The document in the player's locale; it never changes within a release. */
export function useLegalDocument(name: LegalName): Loaded<LegalDocument> {
  return useDocument([name, useLocale()]);
}

/** Before a page of it is drawn. */
export function prepareLegal(name: LegalName): Promise<void> {
  return useDocument.ready([name, useAppearance.getState().locale]);
}

const useDocument = keptModules(async (name: LegalName, locale: Locale) => {
  const load = brandEntry().legal[name][locale];
  if (load === undefined) throw new Error(`The bundle has no ${name} in ${locale}.`);
  return (await load()).default;
});
