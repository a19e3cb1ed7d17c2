import { useSearchParams, useLocation, useNavigate } from "react-router-dom";
import { type LobbyFilter, readLobbyFilter, writeLobbyFilter } from "./lobby-filter.ts";

/** Id of the filtered part: a chosen filter scrolls to it. */
export const WALL_ID = "games";

interface FilterAndChange {
  readonly filter: LobbyFilter;
  /** Adds a history entry, which Back undoes. */
  readonly choose: (change: Partial<LobbyFilter>) => void;
  /** Replaces the history entry: for a search while it is typed. */
  readonly refine: (change: Partial<LobbyFilter>) => void;
}

export function useLobbyFilter(): FilterAndChange {
  const [query] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const filter = readLobbyFilter(query);
  const to = (change: Partial<LobbyFilter>) => {
    const search = writeLobbyFilter({ ...filter, ...change }).toString();
    return { pathname, search: search === "" ? "" : `?${search}` };
  };
  return {
    filter,
    choose: (change) => void navigate({ ...to(change), hash: WALL_ID }),
    refine: (change) =>
      void navigate({ ...to(change), hash }, { replace: true, preventScrollReset: true }),
  };
}
