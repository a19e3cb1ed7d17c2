import { type HelpHit, searchHelp } from "./search-help.ts";
import type { HelpMenuState } from "./use-help-menu.ts";
import { useAllHelp } from "./use-help-pages.ts";

export interface HelpHits {
  /** Undefined while the texts are on their way. */
  readonly hits: readonly HelpHit[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** @param wanted whether the texts of all pages are worth loading */
export function useHelpHits(menu: HelpMenuState, query: string, wanted: boolean): HelpHits {
  const { data, failed, retry } = useAllHelp(menu.entries, wanted);
  return {
    hits: data === undefined ? undefined : searchHelp(data, query),
    failed,
    onRetry: retry,
  };
}
