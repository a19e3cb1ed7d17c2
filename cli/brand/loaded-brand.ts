import type { Texts } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { Problem } from "../errors/errors.ts";
import type { SourceLayer } from "./source-layers.ts";

/** A brand whose manifest holds: merged and validated. */
export interface BrandFacts {
  readonly id: string;
  readonly dir: string;
  readonly manifest: Manifest;
  readonly switchSet: SwitchSet;
}

/** With where each value came from, and with its texts. */
export interface LoadedBrand extends BrandFacts {
  /** Built-in defaults first, the brand's own manifest last. */
  readonly chain: readonly SourceLayer[];
  /** Token files of the family chain that exist, farthest ancestor first. */
  readonly familyTokens: readonly string[];
  /** The brand's own texts as written, by namespace. */
  readonly texts: Readonly<Record<Locale, Texts>>;
  /** Dotted path (`home.hero.title`) → line, per text file. */
  readonly textLines: Readonly<Record<Locale, ReadonlyMap<string, number>>>;
}

/** A brand with sound values in the wrong places of its manifest. */
export interface SalvagedBrand extends LoadedBrand {
  /** Whether a field of the manifest was replaced, or lies in one that was. */
  readonly isReplaced: (field: string) => boolean;
}

export interface Fleet<B extends BrandFacts = LoadedBrand> {
  /** Every brand folder, whether its manifest holds or not. */
  readonly ids: readonly string[];
  /** The brands whose manifest could be merged and validated. */
  readonly brands: readonly B[];
  /** Those whose manifest is wrong: to be checked, never built. */
  readonly salvaged?: readonly SalvagedBrand[];
  readonly problems: readonly Problem[];
}
