// Filter of the tables, kept in the page's address, so that Back, a reload and a link show the same tables.
import type { LiveTable } from "#contract/api/venue-info.ts";
import { CHANNEL_CODE } from "#contract/venues.ts";

export const TABLE_GAMES = ["baccarat", "dragonTiger", "roulette", "sicBo", "niuNiu"] as const;
export const LIMIT_BANDS = ["low", "mid", "high"] as const;
export const TABLE_SORTS = ["recommended", "seated", "road", "limitUp", "limitDown"] as const;
export const TABLE_VIEWS = ["cards", "roads"] as const;

export type LimitBand = (typeof LIMIT_BANDS)[number];
export type TableSort = (typeof TABLE_SORTS)[number];
export type TableView = (typeof TABLE_VIEWS)[number];

export interface TableFilter {
  readonly game: LiveTable["game"] | null;
  /** By the lowest bet. */
  readonly limit: LimitBand | null;
  /** As printed: `国语`. */
  readonly language: string | null;
  /** Channel code. */
  readonly provider: string | null;
  readonly favourites: boolean;
  /** As typed: part of the name of a table, a dealer or a provider. */
  readonly search: string;
  readonly sort: TableSort;
  readonly view: TableView;
}

export const NO_FILTER: TableFilter = {
  game: null,
  limit: null,
  language: null,
  provider: null,
  favourites: false,
  search: "",
  sort: "recommended",
  view: "cards",
};

export const MOST_SEARCH = 40;
const LANGUAGE = /^[\p{L}\p{N} ]{1,20}$/u;

export function readTableFilter(query: URLSearchParams): TableFilter {
  return {
    game: known(TABLE_GAMES, query.get("game")),
    limit: known(LIMIT_BANDS, query.get("limit")),
    language: matching(LANGUAGE, query.get("language")),
    provider: matching(CHANNEL_CODE, query.get("provider")),
    favourites: query.get("own") === "favourites",
    search: (query.get("q") ?? "").slice(0, MOST_SEARCH),
    sort: known(TABLE_SORTS, query.get("sort")) ?? NO_FILTER.sort,
    view: known(TABLE_VIEWS, query.get("view")) ?? NO_FILTER.view,
  };
}

/** Query without default values. */
export function writeTableFilter(filter: TableFilter): URLSearchParams {
  const { game, limit, language, provider, favourites, search, sort, view } = filter;
  const query = new URLSearchParams();
  if (game !== null) query.set("game", game);
  if (limit !== null) query.set("limit", limit);
  if (language !== null) query.set("language", language);
  if (provider !== null) query.set("provider", provider);
  if (favourites) query.set("own", "favourites");
  if (search.trim() !== "") query.set("q", search);
  if (sort !== NO_FILTER.sort) query.set("sort", sort);
  if (view !== NO_FILTER.view) query.set("view", view);
  return query;
}

/** What narrows the list; order and view do not. */
export function narrowings(filter: TableFilter): number {
  const { game, limit, language, provider, favourites, search } = filter;
  const chosen = [game, limit, language, provider].filter((value) => value !== null).length;
  return chosen + Number(favourites) + Number(search.trim() !== "");
}

/** The order and the view stay. */
export function withoutNarrowing({ sort, view }: TableFilter): TableFilter {
  return { ...NO_FILTER, sort, view };
}

function known<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}

function matching(pattern: RegExp, text: string | null): string | null {
  return text !== null && pattern.test(text) ? text : null;
}
