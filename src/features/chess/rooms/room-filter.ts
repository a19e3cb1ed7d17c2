// Filter of the rooms, kept in the page's address, so that Back, a reload and a link show the same rooms.
import { CHANNEL_CODE } from "#contract/venues.ts";

export const BANDS = ["beginner", "middle", "expert"] as const;
export const ROOM_SORTS = ["recommended", "online", "baseUp", "baseDown"] as const;

export type Band = (typeof BANDS)[number];
export type RoomSort = (typeof ROOM_SORTS)[number];

export interface RoomFilter {
  /** As printed: `麻将`. */
  readonly game: string | null;
  readonly band: Band | null;
  /** Channel code. */
  readonly provider: string | null;
  /** The member's own favourites, or rooms the balance suffices for. */
  readonly only: "favourites" | "affordable" | null;
  /** As typed: part of the name of a room, a game or a provider. */
  readonly search: string;
  readonly sort: RoomSort;
}

export const NO_FILTER: RoomFilter = {
  game: null,
  band: null,
  provider: null,
  only: null,
  search: "",
  sort: "recommended",
};

export const MOST_SEARCH = 40;
const GAME = /^[\p{L}\p{N} ]{1,20}$/u;
const ONLY = ["favourites", "affordable"] as const;

export function readRoomFilter(query: URLSearchParams): RoomFilter {
  return {
    game: matching(GAME, query.get("game")),
    band: known(BANDS, query.get("band")),
    provider: matching(CHANNEL_CODE, query.get("provider")),
    only: known(ONLY, query.get("only")),
    search: (query.get("q") ?? "").slice(0, MOST_SEARCH),
    sort: known(ROOM_SORTS, query.get("sort")) ?? NO_FILTER.sort,
  };
}

/** Query without default values. */
export function writeRoomFilter(filter: RoomFilter): URLSearchParams {
  const { game, band, provider, only, search, sort } = filter;
  const query = new URLSearchParams();
  if (game !== null) query.set("game", game);
  if (band !== null) query.set("band", band);
  if (provider !== null) query.set("provider", provider);
  if (only !== null) query.set("only", only);
  if (search.trim() !== "") query.set("q", search);
  if (sort !== NO_FILTER.sort) query.set("sort", sort);
  return query;
}

/** What narrows the list; the order does not. */
export function narrowings({ game, band, provider, only, search }: RoomFilter): number {
  const chosen = [game, band, provider, only].filter((value) => value !== null).length;
  return chosen + Number(search.trim() !== "");
}

function known<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}

function matching(pattern: RegExp, text: string | null): string | null {
  return text !== null && pattern.test(text) ? text : null;
}
