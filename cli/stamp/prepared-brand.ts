import type { ArtPalettes } from "#contract/artwork.ts";
import type { Localized, Texts } from "#contract/brand-entry.ts";
import type { HelpPage } from "#contract/help.ts";
import type { LegalName } from "#contract/legal.ts";
import type { Edition, Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { LegalText } from "../content/legal-text.ts";
import type { LegalValues } from "../content/legal-variables.ts";

/** A checked brand with resolved values, the input of the stamp. */
export interface PreparedBrand {
  readonly dir: string;
  readonly manifest: Manifest;
  readonly switches: SwitchSet;
  /** Stylesheet of the offered editions for a given address of the font. */
  readonly css: (fontUrl: string) => string;
  readonly palettes: Readonly<Partial<Record<Edition, ArtPalettes>>>;
  /** `#rrggbb` of the header and of the canvas in the default edition. */
  readonly colours: { readonly theme: string; readonly background: string };
  readonly texts: Readonly<Record<Locale, Texts>>;
  readonly coreTexts: Readonly<Record<Locale, Texts>>;
  readonly legal: PreparedLegal;
  readonly help: Readonly<Record<Locale, readonly HelpPage[]>>;
  readonly localize: (text: string) => Localized;
}

export interface PreparedLegal {
  readonly values: Readonly<Partial<Record<Locale, LegalValues>>>;
  readonly documents: readonly {
    readonly facts: LegalFacts;
    readonly text: LegalText;
  }[];
}

export interface LegalFacts {
  readonly name: LegalName;
  readonly variant: string;
  readonly locale: Locale;
  /** True where zh-TW was converted and not reviewed by hand. */
  readonly converted: boolean;
  readonly effectiveDate: string;
  /** First 16 hex digits of the sha-256 of the text as the brand shows it. */
  readonly hash: string;
}
