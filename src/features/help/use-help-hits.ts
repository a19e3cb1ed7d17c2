import { type CallResult, callPart } from "../../lib/call-result.ts";
import { type HelpHit, searchHelp } from "./search-help.ts";
import type { HelpMenuState } from "./use-help-menu.ts";
import { useAllHelp } from "./use-help-pages.ts";

/** @param wanted whether the texts of all pages are worth loading */
export function useHelpHits(
  menu: HelpMenuState,
  query: string,
  wanted: boolean,
): CallResult<readonly HelpHit[]> {
  return callPart(useAllHelp(menu.entries, wanted), (pages) => searchHelp(pages, query));
}
