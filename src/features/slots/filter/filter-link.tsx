import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type LobbyFilter, writeLobbyFilter } from "./lobby-filter.ts";
import { WALL_ID } from "./use-lobby-filter.ts";

interface FilterLinkProps {
  readonly filter: LobbyFilter;
  readonly change: Partial<LobbyFilter>;
  readonly current: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Shows another part of the wall; the address says which. */
export function FilterLink({ filter, change, current, className, children }: FilterLinkProps) {
  const search = writeLobbyFilter({ ...filter, ...change }).toString();
  return (
    <Link
      to={{ search: search === "" ? "" : `?${search}`, hash: WALL_ID }}
      aria-current={current ? "true" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
