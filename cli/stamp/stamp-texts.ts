// Adds texts, help pages and legal documents as one module per locale, so that a player loads one locale only.
import type { Locale } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import { SWITCHED_TEXTS } from "#contract/texts.ts";
import { legalModule } from "../content/legal-text.ts";
import { addHashed, addModule, type BundleFiles } from "./bundle-files.ts";
import { dataModule, helpGroups } from "./content-modules.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import type { SharedFile } from "./shared-files.ts";
import { EARLY, featureOf, isEarly, textParts } from "./text-parts.ts";

export type PerLocale<T> = Readonly<Partial<Record<Locale, T>>>;

/** Paths in the bundle. */
export interface TextFiles {
  /** The core's texts of the first paint, then the brand's own. */
  readonly layers: PerLocale<readonly string[]>;
  /** Late namespace → locale → file. */
  readonly late: Readonly<Record<string, PerLocale<string>>>;
  /** Document → locale → file. */
  readonly legal: Readonly<Record<string, PerLocale<string>>>;
  /** Switch → locale → file of its help pages. */
  readonly help: Readonly<Record<string, PerLocale<string>>>;
}

/** @param shared modules that all brands link @param shows whether the bundle holds code of a feature */
export function addTexts(
  files: BundleFiles,
  brand: PreparedBrand,
  shared: ReadonlyMap<string, SharedFile>,
  shows: (feature: string) => boolean,
): TextFiles {
  const layers: Partial<Record<Locale, string[]>> = {};
  const late: Record<string, PerLocale<string>> = {};
  const legal: Record<string, PerLocale<string>> = {};
  const help: Record<string, PerLocale<string>> = {};
  const isShown = (part: string) => {
    const owner = ownValue(SWITCHED_TEXTS, part);
    if (owner !== undefined) return brand.switches[owner];
    return isEarly(featureOf(part)) || shows(featureOf(part));
  };
  for (const { facts, text } of brand.legal.documents) {
    const { name, locale } = facts;
    const file = addModule(files, shared, `${name}-${locale}`, legalModule(text));
    legal[name] = { ...legal[name], [locale]: file };
  }
  for (const locale of brand.manifest.locales.offered) {
    const add = (name: string, value: unknown) =>
      addModule(files, shared, `${name}-${locale}`, dataModule(value));
    const own = addHashed(files, `brand-texts-${locale}`, "js", dataModule(brand.texts[locale]));
    for (const [part, texts] of textParts(brand.coreTexts[locale])) {
      if (part === EARLY) layers[locale] = [add(part, texts), own];
      else if (isShown(part)) late[part] = { ...ownValue(late, part), [locale]: add(part, texts) };
    }
    for (const [group, pages] of helpGroups(brand.help[locale])) {
      if (group !== "always" && !brand.switches[group]) continue;
      help[group] = { ...help[group], [locale]: add(`help-${group}`, pages) };
    }
  }
  return { layers, late, legal, help };
}
