import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readTableFilter, type TableFilter, writeTableFilter } from "./table-filter.ts";

interface FilterAndChange {
  readonly filter: TableFilter;
  /** Adds a history entry, which Back undoes. */
  readonly choose: (change: Partial<TableFilter>) => void;
  /** Replaces the history entry: for a search while it is typed. */
  readonly refine: (change: Partial<TableFilter>) => void;
}

export function useTableFilter(): FilterAndChange {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readTableFilter(query), [query]);
  const change = useCallback(
    (part: Partial<TableFilter>, replace: boolean) =>
      setQuery((now) => writeTableFilter({ ...readTableFilter(now), ...part }), {
        replace,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return {
    filter,
    choose: (part) => change(part, false),
    refine: (part) => change(part, true),
  };
}
