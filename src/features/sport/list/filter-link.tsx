// A choice of the list as a link: it can be opened in another tab, shared, and undone by going back.
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

/** In a row to swipe through, the choice stands in its middle. */
function intoSight(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (!row || row.scrollWidth <= row.clientWidth) return;
  const [own, frame] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - frame.left - frame.width / 2;
}

export function FilterLink({ filter, change, current, className, children }: FilterLinkProps) {
  const search = writeFilter(changeFilter(filter, change)).toString();
  return (
    <Link
      ref={current ? intoSight : undefined}
      to={{ search }}
      preventScrollReset
      aria-current={current ? "true" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
