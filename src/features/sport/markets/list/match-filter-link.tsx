// A filter choice as a link: it can be opened in a new tab, shared, and undone with Back.
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { changeFilter, type PageFilter, writeFilter } from "./page-filter.ts";

interface FilterLinkProps {
  readonly filter: PageFilter;
  readonly change: Partial<PageFilter>;
  readonly current: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Scrolls the choice to the middle of a swipeable row, or to its line of a wrapped one. */
function intoSight(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (!row) return;
  const [own, frame] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  if (row.scrollHeight > row.clientHeight) row.scrollTop += own.top - frame.top;
  if (row.scrollWidth > row.clientWidth)
    row.scrollLeft += own.left + own.width / 2 - frame.left - frame.width / 2;
}

export function MatchFilterLink({ filter, change, current, className, children }: FilterLinkProps) {
  const search = writeFilter(changeFilter(filter, change));
  return (
    <Link
      ref={current ? intoSight : undefined}
      to={{ search }}
      aria-current={current ? "true" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
