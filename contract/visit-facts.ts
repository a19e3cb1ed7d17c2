// Facts about the site for the inline script in the head, as a JSON element: the script is then the same
// for all sites.
import type { Edition, Locale } from "./locales.ts";

export const VISIT_FACTS_ID = "visit-facts";

export interface Choice<T> {
  readonly default: T;
  readonly offered: readonly T[];
}

/**
 * Files to preload for paths with this prefix, optionally for one locale or edition. The first match counts;
 * the empty prefix is the home page.
 */
export type Preload = readonly [start: string, files: readonly string[], only?: Locale | Edition];

/** That the scripts have not loaded, and the name of the button that loads the page again. */
export type StalledWords = readonly [text: string, reload: string];

export interface VisitFacts {
  readonly stalled: Readonly<Record<Locale, StalledWords>>;
  /** That the browser is too old. */
  readonly outdated: Readonly<Record<Locale, string>>;
  readonly editions: Choice<Edition>;
  readonly locales: Choice<Locale>;
  /** Regular expression for the addresses of the page in the markup, in any letter case. */
  readonly page: string;
  readonly frameless: readonly string[]; // path prefixes of pages without the site frame
  readonly railFoldsAt: readonly string[] | null; // path prefixes (contract/layout.ts); null without a rail
  readonly preloads: readonly Preload[];
}
