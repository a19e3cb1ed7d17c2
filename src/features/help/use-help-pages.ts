import { useMemo } from "react";
import { helpGroup, type HelpGroup, type HelpPage } from "#contract/help.ts";
import type { Locale } from "#contract/locales.ts";
import { brandEntry } from "#brand/brand.ts";
import { ownValue } from "#contract/own-value.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { keptModules } from "#lib/calls/kept-modules.ts";
import { useLocale } from "#session/preferences/locale.ts";
import { useSite } from "#session/site/site-state.ts";
import { hasOpenPage } from "#session/site/use-has-page.ts";
import type { HelpEntry } from "./help-menu-groups.ts";
import { LEGAL_SLUGS, legalAsHelp } from "./legal-as-help.ts";
import { resolveLinks } from "./resolve-links.ts";

/** The texts of one group in the player's locale; they never change within a release. */
export function useHelpPages(group: HelpGroup): CallResult<readonly HelpPage[]> {
  const locale = useLocale();
  const depositOpen = useSite((flags) => flags.depositOpen);
  const loaded = useGroup([group, locale]);
  return useMemo(() => {
    if (loaded.data === undefined) return loaded;
    const isOpen = (path: string) => hasOpenPage(path, depositOpen);
    return { ...loaded, data: loaded.data.map((page) => resolveLinks(page, isOpen)) };
  }, [loaded, depositOpen]);
}

/** The text of the page at `path`, before the page is drawn. */
export async function prepareHelp(path: string): Promise<void> {
  const found = brandEntry().pages.find(({ route }) => route.path === path);
  const group = found === undefined ? null : helpGroup(found.route);
  const { locale } = useAppearance.getState();
  if (group !== null) await useGroup.ready([group, locale]);
}

const useGroup = keptModules(loadGroup);

/**
 * The texts of all pages of the menu, legal documents too, in its order: what the search reads.
 * @param wanted false keeps them unloaded
 */
export function useAllHelp(
  entries: readonly HelpEntry[],
  wanted: boolean,
): CallResult<readonly HelpPage[]> {
  const locale = useLocale();
  const places = entries.map(({ slug, group }) => ({ slug, group }));
  return useAll(wanted ? [places, locale] : null);
}

type PagePlace = Pick<HelpEntry, "slug" | "group">;

const useAll = keptModules(async (places: readonly PagePlace[], locale: Locale) => {
  const groups = [...new Set(places.flatMap(({ group }) => group ?? []))];
  const lists = await Promise.all([
    ...groups.map((group) => loadGroup(group, locale)),
    ...places.map(({ slug }) => loadLegal(slug, locale)),
  ]);
  const pages = new Map(lists.flat().map((page) => [page.slug, page]));
  return places.flatMap(({ slug }) => pages.get(slug) ?? []);
});

async function loadGroup(group: HelpGroup, locale: Locale): Promise<readonly HelpPage[]> {
  const load = brandEntry().help[group]?.[locale];
  if (load === undefined) throw new Error(`The bundle has no help of ${group} in ${locale}.`);
  return (await load()).default;
}

async function loadLegal(slug: string, locale: Locale): Promise<readonly HelpPage[]> {
  const name = ownValue(LEGAL_SLUGS, slug);
  const load = name === undefined ? undefined : brandEntry().legal[name][locale];
  return load === undefined ? [] : [legalAsHelp(slug, (await load()).default)];
}
