// The first paint as markup: what the stamp hands to the core's server module, and what the page's
// inline scripts, its styles and that module call the same thing by.
import type { BrandConfig, Texts } from "./brand-entry.ts";
import type { SectionKey } from "./layout.ts";
import type { RouteSpec } from "./routes.ts";

/** `C` is the component type of the core's view library. */
export interface StaticShellInput<C> {
  readonly config: BrandConfig;
  readonly routes: readonly RouteSpec[];
  /** Sections of the home page that the core has. */
  readonly sections: readonly SectionKey[];
  /** Layers of the default locale; a later layer overrides an earlier one. */
  readonly texts: readonly Texts[];
  readonly Layout: C;
  readonly Hero: C;
}

/** Attribute of an image: its address in the edition that is not the default. */
export const OTHER_EDITION = "data-other";

/** Attribute of a button of the markup: the event its press stands for. */
export const EARLY_PRESS = "data-press";
/** Key of the data of <html> that holds the event pressed before the script was there. */
export const PRESSED = "pressed";
