// How the player likes the list: stored, and the same in every sport.
import { create } from "zustand";
import { oneOf, storage } from "../../../lib/storage.ts";
import type { Sort } from "./page-filter.ts";

const SORT_KEY = "sportSort";
const COLUMNS_KEY = "sportColumns";

const COLUMNS = ["one", "two"] as const;
export type Columns = (typeof COLUMNS)[number];

interface ViewOptions {
  readonly sort: Sort;
  readonly columns: Columns;
}

export const useViewOptions = create<ViewOptions>(() => ({
  sort: storage.read(SORT_KEY, oneOf(["league", "time"])) ?? "league",
  columns: storage.read(COLUMNS_KEY, oneOf(COLUMNS)) ?? "one",
}));

export function setSort(sort: Sort): void {
  storage.write(SORT_KEY, sort);
  useViewOptions.setState({ sort });
}

export function setColumns(columns: Columns): void {
  storage.write(COLUMNS_KEY, columns);
  useViewOptions.setState({ columns });
}
