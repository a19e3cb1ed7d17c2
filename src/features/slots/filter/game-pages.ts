// The games of a filter, page by page. Pages stay in the query cache, so that coming back draws the same rows
// at once.
import { queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import type * as v from "valibot";
import { gameList } from "#contract/api/game-list.ts";
import type { Locale } from "#contract/locales.ts";
import type { VenueCode } from "#contract/venues.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { callQuery } from "#lib/calls/call-query.ts";
import { useSession } from "#session/account/session-store.ts";
import type { LobbyFilter } from "./lobby-filter.ts";

export type GamePage = v.InferOutput<typeof gameList.response>;

/** A filter within a category, in a locale, for a member. */
export interface GameSource extends LobbyFilter {
  readonly category: VenueCode;
  readonly locale: Locale;
  /** Null for visitors, and for lists that are the same for everybody. */
  readonly token: string | null;
}

export const GAMES_PER_PAGE = 60;
/** The order of a list should not change under its reader. */
const FRESH_MS = 5 * 60_000;

/** The same object while it names the same list. */
export function useGameSource(filter: LobbyFilter, category: VenueCode): GameSource {
  const locale = useAppearance((state) => state.locale);
  const token = useSession((state) => (filter.own === null ? null : state.token));
  const { provider, theme, sort, own } = filter;
  const search = filter.search.trim();
  return useMemo(
    () => ({ search, provider, theme, sort, own, category, locale, token }),
    [search, provider, theme, sort, own, category, locale, token],
  );
}

/** @param page from 1 */
export function pageQuery(source: GameSource, page: number) {
  const { search, provider, theme, sort, own, category, locale, token } = source;
  const body = {
    category,
    sort,
    pageNum: page,
    pageSize: GAMES_PER_PAGE,
    ...(search === "" ? {} : { search }),
    ...(provider === null ? {} : { provider }),
    ...(theme === null ? {} : { theme }),
    ...(own === null ? {} : { own }),
  };
  const query = callQuery(gameList, body, locale);
  return queryOptions({
    ...query,
    // What one member collected is not shown to another.
    queryKey: own === null ? query.queryKey : [...query.queryKey, token],
    staleTime: own === null ? FRESH_MS : 0,
  });
}
