import { useAddressFilter } from "#domain/games/lobby/use-address-filter.ts";
import { readLobbyFilter, writeLobbyFilter } from "./lobby-filter.ts";

/** Id of the filtered part. */
export const WALL_ID = "games";

export function useLobbyFilter() {
  return useAddressFilter({ read: readLobbyFilter, write: writeLobbyFilter, contentId: WALL_ID });
}
