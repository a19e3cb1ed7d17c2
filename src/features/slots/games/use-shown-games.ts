// The list that is shown: the filter's own, or the last one while that loads.
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { AsyncResult } from "#ui/states/async-view.tsx";
import { queryClient } from "#lib/calls/query-client.ts";
import { type GamePage, type GameSource, pageQuery } from "../filter/game-pages.ts";

export interface ShownGames {
  readonly source: GameSource;
  readonly first: GamePage;
}

interface ShownResult extends AsyncResult<ShownGames> {
  readonly error: unknown;
  /** A newer list is on its way. */
  readonly changing: boolean;
}

export function useShownGames(wanted: GameSource): ShownResult {
  const query = useQuery(pageQuery(wanted, 1), queryClient);
  const [last, setLast] = useState<ShownGames | null>(null);
  if (query.data !== undefined && (last?.source !== wanted || last.first !== query.data))
    setLast({ source: wanted, first: query.data });
  // A wall is drawn in slices, not in one long task.
  const shown = useDeferredValue(last, null);
  const { error, refetch } = query;
  const rest = { error, retry: () => void refetch() };
  // A list of somebody else, or in another language, is not shown for this one.
  const fits = shown?.source.locale === wanted.locale && shown.source.category === wanted.category;
  const failed = query.isError && query.data === undefined && !query.isFetching;
  if (failed) return { ...rest, state: "error", data: undefined, changing: false };
  if (shown === null || !fits)
    return { ...rest, state: "loading", data: undefined, changing: true };
  return {
    ...rest,
    state: shown.first.list.length === 0 ? "empty" : "ready",
    data: shown,
    changing: shown.source !== wanted,
  };
}
