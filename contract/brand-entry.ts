// The shape of the generated brand entry: the only thing that knows both a brand and the core.
// The entry is written by `cli/bundle` (chunk names) and by `brand dev` (source paths).
import type { Edition, Locale } from "./locales.ts";
import type { HeaderVariant, HeroCard, HomeBlock, SectionKey } from "./layout.ts";
import type { HelpGroup, HelpPage } from "./help.ts";
import type { LayerName } from "./layers.ts";
import type { LegalDocument, LegalName } from "./legal.ts";
import type { Manifest } from "./manifest.ts";
import type { NavKey } from "./navigation.ts";
import type { RouteSpec } from "./routes.ts";
import type { SwitchKey, VenueSwitch } from "./switches.ts";

export type Localized = Readonly<Record<Locale, string>>;

/** Url of a stamped drawing per edition. */
export type EditionArt = Readonly<Record<Edition, string>>;

export interface NavItem {
  readonly key: NavKey;
  /** Route of the page; null where this bundle has none. */
  readonly path: string | null;
  readonly venue: VenueSwitch | null;
}

/** What the core reads about its brand: plain data, frozen into the brand entry. */
export interface BrandConfig {
  readonly id: string;
  readonly siteId: string;
  readonly name: Localized;
  readonly latinName: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly editions: Manifest["editions"];
  readonly locales: Manifest["locales"];
  /** The switches that are on. */
  readonly switches: readonly SwitchKey[];
  /** Navigation in the manifest's order. The paths are those of pages in this bundle only. */
  readonly nav: readonly NavItem[];
  /** The venues that are on: those of the navigation first, in its order. */
  readonly venues: readonly VenueSwitch[];
  readonly layout: {
    readonly header: HeaderVariant;
    readonly heroCard: HeroCard | null;
    readonly home: readonly HomeBlock[];
  };
  readonly legal: Pick<
    Manifest["legal"],
    "operator" | "licence" | "contact" | "minimumAge" | "effectiveDate"
  > & {
    /** Operator in both locales: the manifest holds zh-CN. */
    readonly operatorName: Localized;
  };
  readonly api: Manifest["api"];
  readonly hosts: Manifest["hosts"];
  readonly art: {
    readonly mark: string;
    readonly logo: EditionArt;
    readonly hero: EditionArt;
    readonly promotion: EditionArt;
    readonly empty: EditionArt;
    /** Scene of each venue that is on. */
    readonly venues: Readonly<Partial<Record<SwitchKey, EditionArt>>>;
    /** Shared scenes the brand's sections ask for, by name (`jackpot`, `download`, `sponsor`, …). */
    readonly scenes: Readonly<Record<string, EditionArt>>;
  };
}

/** Texts of one locale: namespace → nested keys → zh text with i18next placeholders. */
export type TextTree = { readonly [key: string]: string | TextTree };
export type Texts = Readonly<Record<string, TextTree>>;

export type LateTexts = Readonly<Partial<Record<Locale, Load<{ readonly default: Texts }>>>>;

export type Load<T> = () => Promise<T>;

export type HelpLoads = Readonly<
  Partial<Record<Locale, Load<{ readonly default: readonly HelpPage[] }>>>
>;

interface PageModule<C> {
  readonly Page: C;
  /** Fetches what the page at `path` is drawn with; never rejects, the page says what is missing. */
  readonly prepare?: (path: string) => Promise<void>;
}

/** `C` is the component type of the core's view library, which the contract does not know. */
export interface BrandEntry<C> {
  readonly config: BrandConfig;
  readonly pages: readonly {
    readonly route: RouteSpec;
    readonly load: Load<PageModule<C>>;
    /** Late namespace its feature reads; null when it has none. */
    readonly texts: string | null;
  }[];
  readonly layout: Load<{ readonly Layout: C }>;
  readonly footer: Load<{ readonly Footer: C }>;
  readonly hero: Load<{ readonly Hero: C }>;
  readonly heroCard: Load<{ readonly Card: C }> | null;
  readonly sections: Readonly<Partial<Record<SectionKey, Load<{ readonly Section: C }>>>>;
  /** What lies over any page and belongs to a switch. */
  readonly layers: Readonly<Partial<Record<LayerName, Load<{ readonly Layer: C }>>>>;
  /** Stylesheet of everything, loaded after the first paint; null where the page has it already. */
  readonly styles: string | null;
  /** Layers of the texts of each offered locale; a later layer overrides an earlier one. */
  readonly texts: Readonly<Partial<Record<Locale, readonly Load<{ readonly default: Texts }>[]>>>;
  /** Namespaces that come with the feature that shows them, by namespace. */
  readonly lateTexts: Readonly<Record<string, LateTexts>>;
  readonly legal: Readonly<
    Record<LegalName, Readonly<Partial<Record<Locale, Load<{ readonly default: LegalDocument }>>>>>
  >;
  /** Help pages of what is switched on, by switch. */
  readonly help: Readonly<Partial<Record<HelpGroup, HelpLoads>>>;
}
