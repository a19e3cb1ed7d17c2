// Filter of the tables, kept in the page's address, so that Back, a reload and a link show the same tables.
import { CHANNEL_CODE } from "#contract/venues.ts";
import {
  choiceField,
  flagField,
  oneField,
  patternField,
  searchField,
} from "#lib/browser/address.ts";
import { defineLobby } from "#domain/games/lobby/define-lobby.ts";

export const TABLE_GAMES = ["baccarat", "dragonTiger", "roulette", "sicBo", "niuNiu"] as const;
export const LIMIT_BANDS = ["low", "mid", "high"] as const;
export const TABLE_SORTS = ["recommended", "seated", "road", "limitUp", "limitDown"] as const;
export const TABLE_VIEWS = ["cards", "roads"] as const;

export type LimitBand = (typeof LIMIT_BANDS)[number];
export type TableSort = (typeof TABLE_SORTS)[number];
export type TableView = (typeof TABLE_VIEWS)[number];

export const tableLobby = defineLobby(
  "tables",
  {
    game: choiceField(TABLE_GAMES),
    /** By the lowest bet. */
    limit: choiceField(LIMIT_BANDS),
    /** As printed: `国语`. */
    language: patternField(/^[\p{L}\p{N} ]{1,20}$/u),
    /** Channel code. */
    provider: patternField(CHANNEL_CODE),
    favourites: flagField("own", "favourites"),
    /** Part of the name of a table, a dealer or a provider. */
    search: searchField,
    sort: oneField(TABLE_SORTS),
    view: oneField(TABLE_VIEWS),
  },
  ["sort", "view"],
);
export type TableFilter = typeof tableLobby.none;
