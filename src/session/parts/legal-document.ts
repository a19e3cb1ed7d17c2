import type { LegalDocument, LegalName } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import { brandEntry } from "#brand/brand.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { keptModules } from "#lib/calls/kept-modules.ts";
import { useLocale } from "../preferences/locale.ts";

/** The document in the player's locale; it never changes within a release. */
export function useLegalDocument(name: LegalName): CallResult<LegalDocument> {
  return useDocument([name, useLocale()]);
}

export function prepareLegal(name: LegalName): Promise<void> {
  return useDocument.ready([name, useAppearance.getState().locale]);
}

const useDocument = keptModules(async (name: LegalName, locale: Locale) => {
  const load = brandEntry().legal[name][locale];
  if (load === undefined) throw new Error(`The bundle has no ${name} in ${locale}.`);
  return (await load()).default;
});
