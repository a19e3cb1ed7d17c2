import { useMemo } from "react";
import type * as v from "valibot";
import { type Room, venueInfo } from "#contract/api/venue-info.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { type CallResult, callPart } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useSession } from "#session/account/session-store.ts";
import { favouriteKey, useFavourites } from "#domain/games/favourites.ts";
import type { Purse } from "./choose-rooms.ts";

type VenueInfo = v.InferOutput<typeof venueInfo.response>;

/** Seats fill every few seconds. */
const REFRESH_MS = 8000;

export function useChessInfo(): CallResult<VenueInfo> {
  return useCall(
    venueInfo,
    { category: VENUE_CODES.chess, all: true },
    { refetchEvery: REFRESH_MS },
  );
}

export function useRooms(): CallResult<readonly Room[]> {
  return callPart(useChessInfo(), ({ items }) => items.filter((item) => item.kind === "room"));
}

export function usePurse(): Purse {
  const cents = useSession((state) => state.balance?.centre ?? null);
  const keys = useFavourites((state) => state.keys);
  return useMemo(
    () => ({
      cents,
      isFavourite: ({ enName, id }) => keys.has(favouriteKey({ enName, gameCode: id })),
    }),
    [cents, keys],
  );
}
