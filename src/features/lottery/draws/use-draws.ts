import { useEffect, useMemo } from "react";
import { type Draw, venueInfo } from "#contract/api/venue-info.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useVenueInfo, type VenueInfo } from "#domain/games/lobby/use-venue-info.ts";
import { useRefetchAtZero } from "#domain/games/use-refetch-at-zero.ts";
import { learnTimes } from "../reminders/reminder-store.ts";

interface Draws {
  readonly result: CallResult<VenueInfo>;
  readonly draws: readonly Draw[];
}

/** All draws, read again when the first of them is drawn. */
export function useDraws(): Draws {
  const result = useVenueInfo("lottery");
  return { result, draws: useDrawn(result) };
}

/** One draw with its plays and its last hundred results. */
export function useDraw(id: string): Draws {
  const result = useCall(venueInfo, { category: "CP", id }, { refetchEvery: 60_000 });
  return { result, draws: useDrawn(result) };
}

function useDrawn({ data, retry }: CallResult<VenueInfo>): readonly Draw[] {
  const items = data?.items;
  const draws = useMemo(
    () => (items ?? []).filter((item): item is Draw => item.kind === "draw"),
    [items],
  );
  const open = useMemo(() => draws.filter(({ opensAt }) => opensAt === null), [draws]);
  useRefetchAtZero(open, retry);
  useEffect(() => learnTimes(draws), [draws]);
  return draws;
}
