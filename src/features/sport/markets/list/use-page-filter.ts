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
  /** Code of the play that a search opened the match for; empty for none. */
  readonly play: string;
  /** Id of the outright that a search led to; empty for none. */
  readonly contest: string;
  readonly results: boolean;
  /** Day of the results, `yyyy-mm-dd`; empty for today. */
  readonly day: string;
  /** Several matches side by side. */
  readonly multi: boolean;
  readonly openGame: (gameId: string) => void;
  readonly close: () => void;
}

/** What is shown in place of the list. */
export function useOpened(): Opened {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = writeFilter(readFilter(search));
    next.set(name, value);
    setSearch(next, SAME_PLACE);
  };
  return {
    game: search.get("game"),
    play: search.get("play") ?? "",
    contest: search.get("contest") ?? "",
    results: search.get("view") === "results",
    day: search.get("day") ?? "",
    multi: search.get("view") === "multi",
    openGame: (gameId) => set("game", gameId),
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

/** Query of the matches side by side. */
export const MULTI_VIEW = { search: "view=multi" } as const;

/** The list keeps its scroll position; the router would scroll to the top. */
const SAME_PLACE = { preventScrollReset: true };
