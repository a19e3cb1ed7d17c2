import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { HelpPage } from "#contract/help.ts";
import { pageAddress } from "#brand/brand.ts";
import { type CallResult, callPart } from "#lib/calls/call-result.ts";
import { SAFETY_WORDS } from "#lib/search/search-text.ts";
import { type HelpHit, searchHelp } from "./search-help.ts";
import type { HelpMenuState } from "./use-help-menu.ts";
import { useAllHelp } from "./use-help-pages.ts";

/** @param wanted whether the texts of all pages are worth loading */
export function useHelpHits(
  menu: HelpMenuState,
  query: string,
  wanted: boolean,
): CallResult<readonly HelpHit[]> {
  const safety = useSafetyPage();
  return callPart(useAllHelp(menu.entries, wanted), (pages) =>
    searchHelp([...safety, ...pages], query),
  );
}

/** Who looks for limits or a break finds where they are set, not only what is written of them. */
function useSafetyPage(): readonly HelpPage[] {
  const { t } = useTranslation(["help", "titles"]);
  return useMemo(() => {
    const address = pageAddress("safety");
    return address === null ? [] : [safetyPage(address, t("titles:safety"), t("search.safety"))];
  }, [t]);
}

export function safetyPage(slug: string, title: string, summary: string): HelpPage {
  return { slug, title, summary, keywords: SAFETY_WORDS, intro: [], sections: [] };
}
