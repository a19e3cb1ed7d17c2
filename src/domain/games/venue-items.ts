// Items of a venue by kind; one answer mixes tables, draws, rooms and teams.
import { useMemo } from "react";
import type * as v from "valibot";
import { venueInfo } from "#contract/api/venue-info.ts";
import type { VenueCode } from "#contract/venues.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";

type Item = v.InferOutput<typeof venueInfo.response>["items"][number];
export type ItemOf<K extends Item["kind"]> = Extract<Item, { kind: K }>;

export function useVenueItems<K extends Item["kind"]>(
  category: VenueCode,
  kind: K,
): { readonly result: CallResult<unknown>; readonly items: readonly ItemOf<K>[] } {
  const result = useCall(venueInfo, { category });
  const all = result.data?.items;
  const items = useMemo(
    () => (all ?? []).filter((item): item is ItemOf<K> => item.kind === kind),
    [all, kind],
  );
  return { result, items };
}
