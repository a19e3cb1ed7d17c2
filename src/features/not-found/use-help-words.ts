import { useQuery } from "@tanstack/react-query";
import { HELP_PATH, type HelpPage } from "#contract/help.ts";
import type { Locale } from "#contract/locales.ts";
import { brandEntry, pageAddress } from "#brand/brand.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { alternatives, SAFETY_WORDS } from "#lib/search/search-text.ts";
import { useLocale } from "#session/preferences/locale.ts";
import type { PageWords } from "./search-pages.ts";

const NONE: PageWords = { about: new Map(), spelled: () => "", writtenAs: alternatives };

/** What each help page is about: its keywords, summary and headings; and what the page of limits is looked for by; with the pinyin of all. Titles are found without them. */
export function useHelpWords(wanted: boolean): PageWords {
  const locale = useLocale();
  const { data } = useQuery(
    {
      queryKey: ["help-words", locale],
      queryFn: () => loadWords(locale),
      staleTime: Infinity,
      enabled: wanted,
    },
    queryClient,
  );
  return data ?? NONE;
}

async function loadWords(locale: Locale): Promise<PageWords> {
  const loads = Object.values(brandEntry().help).flatMap((group) => group[locale] ?? []);
  const [{ spelled, writtenAs }, ...modules] = await Promise.all([
    import("#lib/search/spelled-words.ts"),
    ...loads.map((load) => load()),
  ]);
  const pages = new Map(
    modules
      .flatMap((module) => module.default)
      .map((page) => [HELP_PATH + page.slug, aboutPage(page)] as const),
  );
  const safety = pageAddress("safety");
  if (safety !== null) pages.set(safety, SAFETY_WORDS.join("\n"));
  return { about: pages, spelled, writtenAs };
}

function aboutPage({ summary, keywords, sections }: HelpPage): string {
  return [summary, ...keywords, ...sections.map(({ title }) => title)].join("\n");
}
