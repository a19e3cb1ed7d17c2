// State of the list, kept while the page lives: scrolling mounts and unmounts rows.
import { create } from "zustand";

interface ListState {
  /** Ids of leagues. */
  readonly folded: ReadonlySet<string>;
  /** Matches that show their other lines. */
  readonly unfolded: ReadonlySet<string>;
  readonly search: string;
  /** Match the player chose for the tracker beside the list. */
  readonly tracked: string | null;
}

export const useListState = create<ListState>(() => ({
  folded: new Set(),
  unfolded: new Set(),
  search: "",
  tracked: null,
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

export function chooseTracked(tracked: string): void {
  useListState.setState({ tracked });
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
