// Adds the texts and legal documents of a brand as modules, one per locale, so that a player loads
// only the locale he reads.
import type { Texts } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";
import { addHashed, linkModule, type BundleFiles } from "./bundle-files.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import { dataModule } from "./text-module.ts";
import { EARLY, featureOf, textParts } from "./text-parts.ts";

/** Locale → bundle paths of its layers: the core's texts, then the brand's own. */
export type TextLayers = Partial<Record<Locale, string[]>>;

/** Late namespace → locale → bundle path. */
export type LateTextFiles = Record<string, Partial<Record<Locale, string>>>;

interface TextTarget {
  readonly files: BundleFiles;
  /** Adds the module all brands share, when there is one for that object. */
  readonly linkShared: (texts: Texts) => string | null;
  /** Whether the bundle holds code of the feature. */
  readonly shows: (feature: string) => boolean;
}

export function addOwnTexts(
  brand: PreparedBrand,
  { files, linkShared, shows }: TextTarget,
): { readonly layers: TextLayers; readonly late: LateTextFiles } {
  const layers: TextLayers = {};
  const late: LateTextFiles = {};
  for (const locale of brand.manifest.locales.offered) {
    const own = addHashed(
      files,
      `brand-texts-${locale}`,
      "js",
      dataModule(brand.texts[locale] ?? {}),
    );
    for (const [part, texts] of textParts(brand.coreTexts[locale] ?? {})) {
      if (part !== EARLY && !shows(featureOf(part))) continue;
      const file =
        linkShared(texts) ?? addHashed(files, `${part}-${locale}`, "js", dataModule(texts));
      if (part === EARLY) layers[locale] = [file, own];
      else late[part] = { ...late[part], [locale]: file };
    }
  }
  return { layers, late };
}

/** Document → locale → bundle path. */
export type LegalFiles = Record<string, Partial<Record<Locale, string>>>;

/** What the variants share is linked. */
export function addLegal(files: BundleFiles, brand: PreparedBrand): LegalFiles {
  const legal: LegalFiles = {};
  for (const { facts, module } of brand.legal.documents) {
    const { name, locale } = facts;
    const file =
      typeof module === "string"
        ? addHashed(files, `${name}-${locale}`, "js", module)
        : linkModule(files, module);
    legal[name] = { ...legal[name], [locale]: file };
  }
  return legal;
}
