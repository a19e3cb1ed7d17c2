import type { Texts } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { Problem } from "../errors/errors.ts";
import type { SourceLayer } from "./source-layers.ts";

/** A brand with a merged, valid manifest. */
export interface BrandFacts {
  readonly id: string;
  readonly dir: string;
  readonly manifest: Manifest;
  readonly switchSet: SwitchSet;
}

export interface LoadedBrand extends BrandFacts {
  /** Built-in defaults first, the brand's own manifest last. */
  readonly chain: readonly SourceLayer[];
  /** Token files of the family chain that exist, farthest ancestor first. */
  readonly familyTokens: readonly string[];
  /** By namespace, as written. */
  readonly texts: Readonly<Record<Locale, Texts>>;
  /** Dotted path (`home.hero.title`) → line, per text file. */
  readonly textLines: Readonly<Record<Locale, ReadonlyMap<string, number>>>;
}

/** A brand with an invalid manifest, whose wrong fields are replaced. */
export interface SalvagedBrand extends LoadedBrand {
  /** Whether the field, or one around it, was replaced. */
  readonly isReplaced: (field: string) => boolean;
}

export interface Fleet<B extends BrandFacts = LoadedBrand> {
  /** All brand folders, also those with an invalid manifest. */
  readonly ids: readonly string[];
  readonly brands: readonly B[];
  /** Brands with an invalid manifest: checked, never built. */
  readonly salvaged?: readonly SalvagedBrand[];
  readonly problems: readonly Problem[];
}
