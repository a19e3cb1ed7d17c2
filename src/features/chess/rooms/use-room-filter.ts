import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readRoomFilter, type RoomFilter, writeRoomFilter } from "./room-filter.ts";

interface FilterAndChange {
  readonly filter: RoomFilter;
  /** Adds a history entry, which Back undoes. */
  readonly choose: (change: Partial<RoomFilter>) => void;
  /** Replaces the history entry: for a search while it is typed. */
  readonly refine: (change: Partial<RoomFilter>) => void;
}

export function useRoomFilter(): FilterAndChange {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readRoomFilter(query), [query]);
  const change = (part: Partial<RoomFilter>, replace: boolean) =>
    setQuery((now) => writeRoomFilter({ ...readRoomFilter(now), ...part }), {
      replace,
      preventScrollReset: true,
    });
  return {
    filter,
    choose: (part) => change(part, false),
    refine: (part) => change(part, true),
  };
}
