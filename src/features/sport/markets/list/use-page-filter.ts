import type { RouteSpec } from "#contract/routes.ts";
import { useAddress } from "#lib/browser/address.ts";
import {
  addressOfList,
  changeFilter,
  filterOf,
  NOTHING_OPENED,
  PAGE_FIELDS,
  type PageFilter,
} from "./page-filter.ts";

interface FilterAndChange {
  readonly filter: PageFilter;
  /** Pushes a history entry, so that Back undoes it. Closes an open match or the results. */
  readonly change: (change: Partial<PageFilter>) => void;
}

export function usePageFilter(): FilterAndChange {
  const [address, go] = useAddress(PAGE_FIELDS);
  const filter = filterOf(address);
  return {
    filter,
    change: (change) =>
      go({ ...addressOfList(changeFilter(filter, change)), ...NOTHING_OPENED }, { push: true }),
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
  /** The slip is to be shown with the list. */
  readonly slip: boolean;
  readonly openGame: (gameId: string) => void;
  readonly close: () => void;
}

/** What is shown in place of the list. */
export function useOpened(): Opened {
  const [address, go] = useAddress(PAGE_FIELDS);
  const { game, play, contest, view, day, slip } = address;
  const show = (opened: string | null) => {
    const list = addressOfList(filterOf(address));
    go({ ...list, ...NOTHING_OPENED, game: opened }, { push: true });
  };
  return {
    game,
    play: play ?? "",
    contest: contest ?? "",
    results: view === "results",
    day: day ?? "",
    multi: view === "multi",
    slip: slip === "open",
    openGame: show,
    close: () => show(null),
  };
}

/** Target of the page's skip link. */
export const SKIP_TARGET = { id: "matches" satisfies RouteSpec["skip"], tabIndex: -1 } as const;

/** Id of the link to the results, which gets the focus back when they are closed. */
export const RESULTS_LINK = {
  id: "results-link",
  to: { search: "view=results" },
} as const;

/** Query of the matches side by side. */
export const MULTI_VIEW = { search: "view=multi" } as const;
