// What is folded and unfolded in the list while the page lives; rows come and go with the scroll.
import { create } from "zustand";

interface ListState {
  readonly folded: ReadonlySet<string>;
  /** Matches whose other lines are shown. */
  readonly unfolded: ReadonlySet<string>;
  readonly search: string;
}

export const useListState = create<ListState>(() => ({
  folded: new Set(),
  unfolded: new Set(),
  search: "",
}));

export function toggleLeague(id: string): void {
  useListState.setState(({ folded }) => ({ folded: toggled(folded, id) }));
}

export function foldLeagues(ids: readonly string[]): void {
  useListState.setState({ folded: new Set(ids) });
}

export function toggleLines(gameId: string): void {
  useListState.setState(({ unfolded }) => ({ unfolded: toggled(unfolded, gameId) }));
}

export function setSearch(search: string): void {
  useListState.setState({ search });
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
