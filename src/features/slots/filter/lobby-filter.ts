// Filter of the wall, kept in the page's address, so that Back, a reload and a link show the same games.
import { GAME_SORTS } from "#contract/api/game-list.ts";
import { CHANNEL_CODE } from "#contract/venues.ts";

export type GameSort = (typeof GAME_SORTS)[number];

const OWN = ["favourites", "recent"] as const;
export type Own = (typeof OWN)[number];

export interface LobbyFilter {
  /** As typed. */
  readonly search: string;
  /** Channel code. */
  readonly provider: string | null;
  readonly theme: string | null;
  readonly sort: GameSort;
  /** A member's own games; null: all. */
  readonly own: Own | null;
}

export const DEFAULT_SORT: GameSort = "hot";
/** The longest search that the server takes. */
export const MOST_SEARCH = 40;

export const NO_FILTER: LobbyFilter = {
  search: "",
  provider: null,
  theme: null,
  sort: DEFAULT_SORT,
  own: null,
};

const THEME = /^[\w-]{1,40}$/;

export function readLobbyFilter(query: URLSearchParams): LobbyFilter {
  return {
    search: (query.get("q") ?? "").slice(0, MOST_SEARCH),
    provider: matching(CHANNEL_CODE, query.get("provider")),
    theme: matching(THEME, query.get("theme")),
    sort: known(GAME_SORTS, query.get("sort")) ?? DEFAULT_SORT,
    own: known(OWN, query.get("own")),
  };
}

/** Query without default values. */
export function writeLobbyFilter(filter: LobbyFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.search.trim() !== "") query.set("q", filter.search);
  if (filter.provider !== null) query.set("provider", filter.provider);
  if (filter.theme !== null) query.set("theme", filter.theme);
  if (filter.sort !== DEFAULT_SORT) query.set("sort", filter.sort);
  if (filter.own !== null) query.set("own", filter.own);
  return query;
}

/** What narrows the list; the order and the member's own lists do not. */
export function narrowings({ search, provider, theme }: LobbyFilter): number {
  return [search.trim() !== "", provider !== null, theme !== null].filter(Boolean).length;
}

function matching(pattern: RegExp, text: string | null): string | null {
  return text !== null && pattern.test(text) ? text : null;
}

function known<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}
