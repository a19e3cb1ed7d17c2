// A list that comes in pages, in all its states. The page numbers stay while another page is on its way.
import { type ReactNode, useState } from "react";
import { type AsyncResult, AsyncView } from "../states/async-view.tsx";
import { ListFoot, Pagination } from "./pagination.tsx";
import { TableSkeleton } from "./record-table.tsx";

export interface PagedListProps<Row> {
  /** One page, and how many rows there are on all of them. */
  readonly result: AsyncResult<{ readonly list: readonly Row[]; readonly total: number }>;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly empty: ReactNode;
  readonly error?: string;
  /** Without it, rows of a table. */
  readonly skeleton?: ReactNode;
  /** The page numbers stand in the middle of a foot. */
  readonly foot?: boolean;
}

export function PagedList<Row>(
  props: PagedListProps<Row> & { readonly children: (list: readonly Row[]) => ReactNode },
) {
  const { result, page, pageSize, onPage, foot = false, skeleton, children, ...states } = props;
  const [total, setTotal] = useState(result.data?.total ?? 0);
  const next = result.data?.total ?? total;
  if (next !== total) setTotal(next);
  const numbers = <Pagination page={page} pages={Math.ceil(next / pageSize)} onChange={onPage} />;
  return (
    <>
      <AsyncView {...states} result={result} skeleton={skeleton ?? <TableSkeleton />}>
        {({ list }) => children(list)}
      </AsyncView>
      {foot ? <ListFoot>{numbers}</ListFoot> : numbers}
    </>
  );
}
