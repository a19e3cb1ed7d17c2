// Filter of the wall, kept in the page's address, so that Back, a reload and a link show the same games.
import { GAME_SORTS } from "#contract/api/game-list.ts";
import { CHANNEL_CODE } from "#contract/venues.ts";
import { choiceField, idField, oneField, patternField, searchField } from "#lib/browser/address.ts";
import { defineLobby } from "#domain/games/lobby/define-lobby.ts";

export const gameLobby = defineLobby(
  "games",
  {
    search: searchField,
    /** Channel code. */
    provider: patternField(CHANNEL_CODE),
    theme: idField,
    sort: oneField(GAME_SORTS),
    /** A member's own games; null: all. */
    own: choiceField(["favourites", "recent"]),
  },
  ["sort", "own"],
);
export type LobbyFilter = typeof gameLobby.none;
