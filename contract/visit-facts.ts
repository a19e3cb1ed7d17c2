// What the script in the head of the html knows of its site before the first paint: a JSON element of the
// html, so that the script is the same for all sites.
import type { Edition, Locale } from "./locales.ts";

/** Id of the element. */
export const VISIT_FACTS_ID = "visit-facts";

export interface Choice<T> {
  readonly default: T;
  readonly offered: readonly T[];
}

/**
 * Files of the bundle for paths that begin so, in one locale or edition or in every. The first start that
 * fits counts; an empty one is the home page.
 */
export type Preload = readonly [start: string, files: readonly string[], only?: Locale | Edition];

export interface VisitFacts {
  readonly editions: Choice<Edition>;
  readonly locales: Choice<Locale>;
  /** Starts of the paths of pages without a frame. */
  readonly frameless: readonly string[];
  /** Whether the layout has a rail that folds. */
  readonly hasRail: boolean;
  readonly preloads: readonly Preload[];
}
