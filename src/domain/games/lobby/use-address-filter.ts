// The filter of a lobby, held by the page's address.
import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

interface AddressFilter<T> {
  readonly read: (query: URLSearchParams) => T;
  readonly write: (filter: T) => URLSearchParams;
  /** Id of the filtered part: a chosen filter scrolls to it. */
  readonly contentId: string;
}

export interface FilterAndChange<T> {
  readonly filter: T;
  /** Adds a history entry, which Back undoes. */
  readonly choose: (change: Partial<T>) => void;
  /** Replaces the history entry: for a search while it is typed. */
  readonly refine: (change: Partial<T>) => void;
}

/** `read` and `write` must keep their identity. */
export function useAddressFilter<T>({
  read,
  write,
  contentId,
}: AddressFilter<T>): FilterAndChange<T> {
  const [query] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => read(query), [read, query]);
  const to = (change: Partial<T>) => {
    const search = write({ ...filter, ...change }).toString();
    return { pathname, search: search === "" ? "" : `?${search}` };
  };
  return {
    filter,
    choose: (change) => void navigate({ ...to(change), hash: contentId }),
    refine: (change) =>
      void navigate({ ...to(change), hash }, { replace: true, preventScrollReset: true }),
  };
}
