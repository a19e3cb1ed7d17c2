// A list that comes in pages: a table where there is room, cards on a phone.
import { type ReactNode, useState } from "react";
import { css } from "#styled/css/index.js";
import { type AsyncResult, AsyncView } from "./async-view.tsx";
import { Pagination } from "./pagination.tsx";
import { RecordList } from "./record-list.tsx";
import { Skeleton } from "./skeleton.tsx";
import { type Column, Table } from "./table.tsx";

interface DataTableProps<Row> {
  /** Spoken name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** One page, and how many rows there are on all of them. */
  readonly result: AsyncResult<{ readonly list: readonly Row[]; readonly total: number }>;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly empty: ReactNode;
  readonly error?: string;
  /** A `RecordCard` in the place of a row on a phone; without it the table scrolls in its frame. */
  readonly renderCard?: (row: Row) => ReactNode;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, result, page, pageSize, onPage, empty, error, renderCard } =
    props;
  const total = useKept(result.data?.total) ?? 0;
  return (
    <>
      <AsyncView result={result} error={error} empty={empty} skeleton={<Waiting />}>
        {({ list }) => (
          <>
            <div className={renderCard === undefined ? whole : wide}>
              <Table label={label} columns={columns} rows={list} rowKey={rowKey} />
            </div>
            {renderCard !== undefined && (
              <RecordList rows={list} rowKey={rowKey} className={narrow}>
                {renderCard}
              </RecordList>
            )}
          </>
        )}
      </AsyncView>
      <Pagination page={page} pages={Math.ceil(total / pageSize)} onChange={onPage} />
    </>
  );
}

/** The last known value, so that the page numbers stay while another page is on its way. */
function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}

function Waiting() {
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className={css({ height: "12", borderRadius: "md" })} />
      ))}
    </div>
  );
}

const whole = css({ minWidth: "0" });
const wide = css({ display: { base: "none", desktop: "block" }, minWidth: "0" });
const narrow = css({ display: { base: "grid", desktop: "none" } });
