// Filter of the rooms, kept in the page's address, so that Back, a reload and a link show the same rooms.
import { CHANNEL_CODE } from "#contract/venues.ts";
import { choiceField, oneField, patternField, searchField } from "#lib/browser/address.ts";
import { defineLobby } from "#domain/games/lobby/define-lobby.ts";

export const BANDS = ["beginner", "middle", "expert"] as const;
export const ROOM_SORTS = ["recommended", "online", "baseUp", "baseDown"] as const;

export type Band = (typeof BANDS)[number];
export type RoomSort = (typeof ROOM_SORTS)[number];

export const roomLobby = defineLobby(
  "rooms",
  {
    /** As printed: `麻将`. */
    game: patternField(/^[\p{L}\p{N} ]{1,20}$/u),
    band: choiceField(BANDS),
    /** Channel code. */
    provider: patternField(CHANNEL_CODE),
    /** The member's own favourites, or rooms the balance suffices for. */
    only: choiceField(["favourites", "affordable"]),
    /** Part of the name of a room, a game or a provider. */
    search: searchField,
    sort: oneField(ROOM_SORTS),
  },
  ["sort"],
);
export type RoomFilter = typeof roomLobby.none;
