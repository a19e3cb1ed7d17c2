import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { readRoomFilter, type RoomFilter, writeRoomFilter } from "./room-filter.ts";

/** Id of the filtered part: a chosen filter scrolls to it. */
export const ROOMS_ID = "rooms";

interface FilterAndChange {
  readonly filter: RoomFilter;
  /** Adds a history entry, which Back undoes. */
  readonly choose: (change: Partial<RoomFilter>) => void;
  /** Replaces the history entry: for a search while it is typed. */
  readonly refine: (change: Partial<RoomFilter>) => void;
}

export function useRoomFilter(): FilterAndChange {
  const [query] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readRoomFilter(query), [query]);
  const to = (change: Partial<RoomFilter>) => {
    const search = writeRoomFilter({ ...filter, ...change }).toString();
    return { pathname, search: search === "" ? "" : `?${search}` };
  };
  return {
    filter,
    choose: (change) => void navigate({ ...to(change), hash: ROOMS_ID }),
    refine: (change) =>
      void navigate({ ...to(change), hash }, { replace: true, preventScrollReset: true }),
  };
}
