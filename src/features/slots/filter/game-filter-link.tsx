import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { writeAddress } from "#lib/browser/address.ts";
import { gameLobby, type LobbyFilter } from "./lobby-filter.ts";

interface FilterLinkProps {
  readonly filter: LobbyFilter;
  readonly change: Partial<LobbyFilter>;
  readonly current: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Shows another part of the wall; the address says which. */
export function GameFilterLink({ filter, change, current, className, children }: FilterLinkProps) {
  const search = writeAddress(gameLobby.fields, { ...filter, ...change });
  return (
    <Link
      to={{ search, hash: gameLobby.contentId }}
      aria-current={current ? "true" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
