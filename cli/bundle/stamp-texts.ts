// Adds the texts and legal documents of a brand as modules, one per locale, so that a player loads
// only the locale he reads.
import type { Texts } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";
import { addHashed, type BundleFiles } from "./bundle-files.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import { dataModule } from "./text-module.ts";

/** Locale → bundle paths of its layers: the core's texts, then the brand's own. */
export type TextLayers = Partial<Record<Locale, string[]>>;

/** @param linkShared adds the module all brands share, when there is one for that object */
export function addOwnTexts(
  files: BundleFiles,
  brand: PreparedBrand,
  linkShared: (texts: Texts) => string | null,
): TextLayers {
  const layers: TextLayers = {};
  for (const locale of brand.manifest.locales.offered) {
    const core = brand.coreTexts[locale] ?? {};
    layers[locale] = [
      linkShared(core) ?? addHashed(files, `texts-${locale}`, "js", dataModule(core)),
      addHashed(files, `brand-texts-${locale}`, "js", dataModule(brand.texts[locale] ?? {})),
    ];
  }
  return layers;
}

/** Document → locale → bundle path. */
export type LegalFiles = Record<string, Partial<Record<Locale, string>>>;

export function addLegal(files: BundleFiles, brand: PreparedBrand): LegalFiles {
  const legal: LegalFiles = {};
  for (const { locale, document } of brand.legal) {
    const file = addHashed(files, `${document.name}-${locale}`, "js", dataModule(document));
    legal[document.name] = { ...legal[document.name], [locale]: file };
  }
  return legal;
}
