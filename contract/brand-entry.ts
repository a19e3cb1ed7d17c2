// Shape of the generated brand entry, the only module that knows both a brand and the core. `cli/stamp`
// writes it with chunk names, `brand dev` with source paths.
import type { Edition, Locale } from "./locales.ts";
import type { HeaderVariant, HeroCard, HomeBlock, MemberFrame, SectionKey } from "./layout.ts";
import type { HelpGroup, HelpPage } from "./help.ts";
import type { LayerName, PartName } from "./layers.ts";
import type { LegalDocument, LegalName } from "./legal.ts";
import type { Manifest } from "./manifest.ts";
import type { NavKey } from "./navigation.ts";
import type { DutyValues, ProtectionProfile } from "./protection/duties.ts";
import type { RouteSpec } from "./routes.ts";
import type { SwitchKey, VenueSwitch } from "./switches.ts";

export type Localized = Readonly<Record<Locale, string>>;

/** Url per edition. */
export type EditionArt = Readonly<Record<Edition, string>>;

export interface NavItem {
  readonly key: NavKey;
  /** Null where the page is not in this bundle. */
  readonly path: string | null;
  readonly venue: VenueSwitch | null;
}

export interface BrandConfig {
  readonly id: string;
  readonly siteId: string;
  readonly name: Localized;
  readonly latinName: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly editions: Manifest["editions"];
  readonly locales: Manifest["locales"];
  readonly switches: readonly SwitchKey[]; // only those that are on
  /** In the manifest's order; only paths of pages in this bundle. */
  readonly nav: readonly NavItem[];
  /** Venues that are on; those of the navigation first, in its order. */
  readonly venues: readonly VenueSwitch[];
  readonly layout: {
    readonly header: HeaderVariant;
    readonly heroCard: HeroCard | null;
    readonly home: readonly HomeBlock[];
    readonly member: MemberFrame;
  };
  readonly legal: Pick<
    Manifest["legal"],
    "operator" | "licence" | "contact" | "minimumAge" | "effectiveDate"
  > & {
    readonly operatorName: Localized;
  };
  /** Absent where the brand has no duty beyond those of every brand. */
  readonly protection?: {
    readonly profile: ProtectionProfile;
    /** Those that differ from `COMMON`. */
    readonly duties: Partial<DutyValues>;
  };
  /** False where the brand offers no bet by one press. */
  readonly quickBet?: false;
  /** Absent where a visit installs none. */
  readonly serviceWorker?: true;
  readonly api: Manifest["api"];
  readonly hosts: Manifest["hosts"];
  readonly art: {
    readonly mark: string;
    readonly logo: EditionArt;
    readonly hero: EditionArt;
    readonly promotion: EditionArt;
    readonly empty: EditionArt;
    readonly venues: Readonly<Partial<Record<SwitchKey, EditionArt>>>;
    /** Shared scenes of the brand's sections by name (`jackpot`, `download`, …). */
    readonly scenes: Readonly<Record<string, EditionArt>>;
  };
}

/** Nested keys to texts with i18next placeholders. */
export type TextTree = { readonly [key: string]: string | TextTree };
export type Texts = Readonly<Record<string, TextTree>>;

export type LateTexts = Readonly<Partial<Record<Locale, Load<{ readonly default: Texts }>>>>;

export type Load<T> = () => Promise<T>;

export type HelpLoads = Readonly<
  Partial<Record<Locale, Load<{ readonly default: readonly HelpPage[] }>>>
>;

interface PageModule<C> {
  readonly Page: C;
  /** Loads what the page at `path` needs; never rejects. */
  readonly prepare?: (path: string) => Promise<void>;
}

/** `C` is the component type of the view library, which the contract does not import. */
export interface BrandEntry<C> {
  readonly config: BrandConfig;
  readonly pages: readonly {
    readonly route: RouteSpec;
    readonly load: Load<PageModule<C>>;
    /** Text namespace loaded with the feature; null when it has none. */
    readonly texts: string | null;
  }[];
  readonly layout: Load<{ readonly Layout: C }>;
  readonly footer: Load<{ readonly Footer: C }>;
  readonly hero: Load<{ readonly Hero: C }>;
  readonly heroCard: Load<{ readonly Card: C }> | null;
  readonly sections: Readonly<Partial<Record<SectionKey, Load<{ readonly Section: C }>>>>;
  readonly layers: Readonly<Partial<Record<LayerName, Load<{ readonly Layer: C }>>>>;
  readonly parts: Readonly<Partial<Record<PartName, Load<{ readonly Part: C }>>>>;
  /** The whole stylesheet, loaded after the first paint; null when the page already has it. */
  readonly styles: string | null;
  /** Text layers; a later layer overrides an earlier one. */
  readonly texts: Readonly<Partial<Record<Locale, readonly Load<{ readonly default: Texts }>[]>>>;
  readonly lateTexts: Readonly<Record<string, LateTexts>>;
  readonly legal: Readonly<
    Record<LegalName, Readonly<Partial<Record<Locale, Load<{ readonly default: LegalDocument }>>>>>
  >;
  readonly help: Readonly<Partial<Record<HelpGroup, HelpLoads>>>;
}
