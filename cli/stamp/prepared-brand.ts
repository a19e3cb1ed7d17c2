import type { ArtPalettes } from "#contract/artwork.ts";
import type { Localized, Texts } from "#contract/brand-entry.ts";
import type { Edition, Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { PreparedLegal } from "./prepare-legal.ts";
import type { HelpModules } from "./shared-help.ts";

/** A brand with every rule checked and every value resolved: what the stamp writes down. */
export interface PreparedBrand {
  readonly dir: string;
  readonly manifest: Manifest;
  readonly switches: SwitchSet;
  /** Stylesheet of the offered editions for a given address of the font. */
  readonly css: (fontUrl: string) => string;
  readonly palettes: Readonly<Partial<Record<Edition, ArtPalettes>>>;
  /** `#rrggbb` of the header and of the canvas in the default edition. */
  readonly colours: { readonly theme: string; readonly background: string };
  /** The brand's own texts by offered locale. */
  readonly texts: Readonly<Partial<Record<Locale, Texts>>>;
  /** Core texts by offered locale; another object than the shared one only with a glossary of its own. */
  readonly coreTexts: Readonly<Partial<Record<Locale, Texts>>>;
  readonly legal: PreparedLegal;
  /** Help pages by offered locale, of every switch. */
  readonly help: Readonly<Partial<Record<Locale, HelpModules>>>;
  readonly localize: (text: string) => Localized;
}
