import { useQuery } from "@tanstack/react-query";
import type { HelpGroup, HelpPage } from "#contract/help.ts";
import type { Locale } from "#contract/locales.ts";
import { brandEntry } from "../../brand/brand.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useLocale } from "../../session/locale.ts";
import { useSiteFlags } from "../../session/site-flags.ts";
import type { HelpEntry } from "./help-menu-groups.ts";
import { LEGAL_SLUGS, legalAsHelp } from "./legal-as-help.ts";
import { resolveLinks } from "./resolve-links.ts";

/** The texts of one group in the player's locale; they never change within a release. */
export function useHelpPages(group: HelpGroup) {
  const locale = useLocale();
  const depositOpen = useSiteFlags((flags) => flags.depositOpen);
  return useQuery(
    {
      queryKey: ["help", group, locale, depositOpen],
      queryFn: async () => {
        const pages = await loadGroup(group, locale);
        return pages.map((page) => resolveLinks(page, isOpen(depositOpen)));
      },
      staleTime: Infinity,
    },
    queryClient,
  );
}

/**
 * The texts of all pages of the menu, legal documents too, in its order: what the search reads.
 * @param wanted false keeps them unloaded, in state pending
 */
export function useAllHelp(entries: readonly HelpEntry[], wanted: boolean) {
  const locale = useLocale();
  const slugs = entries.map(({ slug }) => slug);
  return useQuery(
    {
      queryKey: ["help", "all", slugs, locale],
      queryFn: async () => {
        const groups = [...new Set(entries.flatMap(({ group }) => group ?? []))];
        const lists = await Promise.all([
          ...groups.map((group) => loadGroup(group, locale)),
          ...slugs.map((slug) => loadLegal(slug, locale)),
        ]);
        const pages = new Map(lists.flat().map((page) => [page.slug, page]));
        return slugs.flatMap((slug) => pages.get(slug) ?? []);
      },
      enabled: wanted,
      staleTime: Infinity,
    },
    queryClient,
  );
}

async function loadGroup(group: HelpGroup, locale: Locale): Promise<readonly HelpPage[]> {
  const load = brandEntry().help[group]?.[locale];
  if (load === undefined) throw new Error(`The bundle has no help of ${group} in ${locale}.`);
  return (await load()).default;
}

async function loadLegal(slug: string, locale: Locale): Promise<readonly HelpPage[]> {
  const name = LEGAL_SLUGS[slug];
  const load = name === undefined ? undefined : brandEntry().legal[name][locale];
  return load === undefined ? [] : [legalAsHelp(slug, (await load()).default)];
}

const isOpen = (depositOpen: boolean) => (path: string) =>
  brandEntry().pages.some(
    ({ route }) => route.path === path && (depositOpen || route.depositFlag !== true),
  );
