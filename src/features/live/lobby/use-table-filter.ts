import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { readTableFilter, type TableFilter, writeTableFilter } from "./table-filter.ts";

/** Id of the filtered part: a chosen filter scrolls to it. */
export const TABLES_ID = "tables";

interface FilterAndChange {
  readonly filter: TableFilter;
  /** Adds a history entry, which Back undoes. */
  readonly choose: (change: Partial<TableFilter>) => void;
  /** Replaces the history entry: for a search while it is typed. */
  readonly refine: (change: Partial<TableFilter>) => void;
}

export function useTableFilter(): FilterAndChange {
  const [query] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => readTableFilter(query), [query]);
  const to = (change: Partial<TableFilter>) => {
    const search = writeTableFilter({ ...filter, ...change }).toString();
    return { pathname, search: search === "" ? "" : `?${search}` };
  };
  return {
    filter,
    choose: (change) => void navigate({ ...to(change), hash: TABLES_ID }),
    refine: (change) =>
      void navigate({ ...to(change), hash }, { replace: true, preventScrollReset: true }),
  };
}
