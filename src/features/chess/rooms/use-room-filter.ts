import { useAddressFilter } from "#domain/games/lobby/use-address-filter.ts";
import { readRoomFilter, writeRoomFilter } from "./room-filter.ts";

/** Id of the filtered part. */
export const ROOMS_ID = "rooms";

export function useRoomFilter() {
  return useAddressFilter({ read: readRoomFilter, write: writeRoomFilter, contentId: ROOMS_ID });
}
