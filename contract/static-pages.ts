// Pages as markup: the input of the core's server renderer, and the attribute names shared by the renderer, the page's
// inline scripts and its styles.
import type { BrandConfig, Texts } from "./brand-entry.ts";
import type { HelpGroup, HelpPage } from "./help.ts";
import type { LOBBY_HEADS, SectionKey } from "./layout.ts";
import type { LegalDocument, LegalName } from "./legal.ts";
import type { Locale } from "./locales.ts";
import type { RouteSpec } from "./routes.ts";

export interface StaticShellInput<C> {
  readonly config: BrandConfig;
  readonly routes: readonly RouteSpec[];
  readonly sections: readonly SectionKey[];
  readonly locale: Locale;
  /** Text layers of the locale; a later layer overrides an earlier one. */
  readonly texts: readonly Texts[];
  readonly Layout: C;
  readonly Hero: C;
}

/** Input for the pages besides home, in one locale. */
export interface StaticPagesInput<C> extends StaticShellInput<C> {
  readonly origin: string;
  readonly lobbyHead: (typeof LOBBY_HEADS)[number];
  readonly Footer: C;
  /** Page id → its module and its text namespace; a route without one is left out. */
  readonly pages: Readonly<Record<string, StaticPage<C>>>;
  readonly help: Readonly<Partial<Record<HelpGroup, readonly HelpPage[]>>>;
  readonly legal: Readonly<Partial<Record<LegalName, LegalDocument>>>;
}

export interface StaticPage<C> {
  readonly Page: C;
  readonly prepare?: ((path: string) => Promise<void>) | undefined;
  readonly texts: string | null;
}

export interface StaticDocument {
  /** Its route's; `*` is the page for addresses that are none of the site's. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markup: string;
  /** The questions of a FAQ page, with the answers as plain text. */
  readonly questions?: readonly Question[];
}

export interface Question {
  readonly title: string;
  readonly text: string;
}

/** Image attribute: its address in the edition that is not the default. */
export const OTHER_EDITION = "data-other";

/** Button attribute: the event that a press stands for before the script has loaded. */
export const EARLY_PRESS = "data-press";
/** Dataset key of <html>: the event pressed before the script had loaded. */
export const PRESSED = "pressed";
