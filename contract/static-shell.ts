// The first paint as markup: the input of the core's server renderer, and the attribute names shared by the
// renderer, the page's inline scripts and its styles.
import type { BrandConfig, Texts } from "./brand-entry.ts";
import type { SectionKey } from "./layout.ts";
import type { RouteSpec } from "./routes.ts";

export interface StaticShellInput<C> {
  readonly config: BrandConfig;
  readonly routes: readonly RouteSpec[];
  readonly sections: readonly SectionKey[];
  /** Text layers of the default locale; a later layer overrides an earlier one. */
  readonly texts: readonly Texts[];
  readonly Layout: C;
  readonly Hero: C;
}

/** Image attribute: its address in the edition that is not the default. */
export const OTHER_EDITION = "data-other";

/** Button attribute: the event that a press stands for before the script has loaded. */
export const EARLY_PRESS = "data-press";
/** Dataset key of <html>: the event pressed before the script had loaded. */
export const PRESSED = "pressed";
