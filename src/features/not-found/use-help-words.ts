import { useQuery } from "@tanstack/react-query";
import { HELP_PATH, type HelpPage } from "#contract/help.ts";
import type { Locale } from "#contract/locales.ts";
import { brandEntry, pageAddress } from "#brand/brand.ts";
import { queryClient } from "#lib/query-client.ts";
import { SAFETY_WORDS } from "#lib/search/search-text.ts";
import { useLocale } from "#session/preferences/locale.ts";
import type { Words } from "./search-pages.ts";

const NONE: Words = new Map();

/** What each help page is about: its keywords, summary and headings; and what the page of limits is looked for by. Titles are found without them. */
export function useHelpWords(wanted: boolean): Words {
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

async function loadWords(locale: Locale): Promise<Words> {
  const loads = Object.values(brandEntry().help).flatMap((group) => group[locale] ?? []);
  const modules = await Promise.all(loads.map((load) => load()));
  const words = new Map(
    modules
      .flatMap((module) => module.default)
      .map((page) => [HELP_PATH + page.slug, about(page)] as const),
  );
  const safety = pageAddress("safety");
  if (safety !== null) words.set(safety, SAFETY_WORDS.join("\n"));
  return words;
}

function about({ summary, keywords, sections }: HelpPage): string {
  return [summary, ...keywords, ...sections.map(({ title }) => title)].join("\n");
}
