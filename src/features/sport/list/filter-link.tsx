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

export function FilterLink({ filter, change, current, className, children }: FilterLinkProps) {
  const search = writeFilter(changeFilter(filter, change)).toString();
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-current={current ? "true" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
