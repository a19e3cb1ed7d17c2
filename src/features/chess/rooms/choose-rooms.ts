import type { Room } from "#contract/api/venue-info.ts";
import { isNamed } from "#lib/search/is-named.ts";
import { BANDS, type Band, type RoomFilter, type RoomSort } from "./room-filter.ts";

/** What the filter needs to know of the member. */
export interface Purse {
  /** Integer cents of the centre wallet; null for visitors, and while it is not known. */
  readonly cents: number | null;
  readonly isFavourite: (room: Room) => boolean;
}

/** Highest entry of a band's rooms, in yuan. */
const BAND_TOPS: Readonly<Record<Band, number>> = { beginner: 100, middle: 300, expert: Infinity };

export function bandOf({ entry }: Pick<Room, "entry">): Band {
  return BANDS.find((band) => entry <= BAND_TOPS[band]) ?? "expert";
}

/** In the order of the list. Rooms that are rendered later are then below the others and move none of them. */
export function inBands(rooms: readonly Room[]): Room[] {
  return BANDS.flatMap((band) => rooms.filter((room) => bandOf(room) === band));
}

/** Cents that are missing to sit down; null when the balance is not known. */
export function missingCents({ entry }: Pick<Room, "entry">, cents: number | null): number | null {
  return cents === null ? null : Math.max(0, Math.ceil(entry * 100) - cents);
}

export function roomFits(room: Room, filter: RoomFilter, purse: Purse): boolean {
  const { game, band, provider, only, search } = filter;
  return (
    (game === null || room.game === game) &&
    (band === null || bandOf(room) === band) &&
    (provider === null || room.enName === provider) &&
    (only !== "favourites" || purse.isFavourite(room)) &&
    (only !== "affordable" || missingCents(room, purse.cents) === 0) &&
    isNamed(search, [room.name, room.game, room.vendor], room.spellings)
  );
}

/** Open rooms first; equals keep the server's order. */
export function sortRooms(rooms: readonly Room[], sort: RoomSort): Room[] {
  const rank = RANKS[sort];
  const closed = ({ opensAt }: Room) => Number(opensAt !== null);
  return rooms.toSorted((one, other) => closed(one) - closed(other) || rank(other) - rank(one));
}

/** Higher comes first. */
const RANKS: Readonly<Record<RoomSort, (room: Room) => number>> = {
  recommended: () => 0,
  online: ({ online }) => online,
  baseUp: ({ base }) => -base,
  baseDown: ({ base }) => base,
};
