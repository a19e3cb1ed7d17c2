import { useSearchParams } from "react-router-dom";
import type { RouteSpec } from "#contract/routes.ts";
import { changeFilter, type PageFilter, readFilter, writeFilter } from "./page-filter.ts";

interface FilterAndChange {
  readonly filter: PageFilter;
  /** Pushes a history entry, so that Back undoes it. Closes an open match or the results. */
  readonly change: (change: Partial<PageFilter>) => void;
}

export function usePageFilter(): FilterAndChange {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  return {
    filter,
    change: (change) => setSearch(writeFilter(changeFilter(filter, change)), SAME_PLACE),
  };
}

interface Opened {
  readonly game: string | null;
  readonly results: boolean;
  readonly openGame: (gameId: string) => void;
  readonly openResults: () => void;
  readonly close: () => void;
}

/** The match or results shown in place of the list. */
export function useOpened(): Opened {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = writeFilter(readFilter(search));
    next.set(name, value);
    setSearch(next, SAME_PLACE);
  };
  return {
    game: search.get("game"),
    results: search.get("view") === "results",
    openGame: (gameId) => set("game", gameId),
    openResults: () => set("view", "results"),
    close: () => setSearch(writeFilter(readFilter(search)), SAME_PLACE),
  };
}

/** Target of the page's skip link. */
export const SKIP_TARGET = { id: "matches" satisfies RouteSpec["skip"], tabIndex: -1 } as const;

/** Id of the link to the results, which gets the focus back when they are closed. */
export const RESULTS_LINK = {
  id: "results-link",
  to: { search: "view=results" },
  preventScrollReset: true,
} as const;

/** The list keeps its scroll position; the router would scroll to the top. */
const SAME_PLACE = { preventScrollReset: true };
