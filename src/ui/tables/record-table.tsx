// Rows of a record: a table where there is room, cards on a phone.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { RecordList } from "./record-list.tsx";
import { Skeleton } from "../states/skeleton.tsx";
import { Table, type TableProps } from "./table.tsx";

export interface RecordTableProps<Row> extends Omit<TableProps<Row>, "rows"> {
  /** A `RecordCard` in the place of a row on a phone; without it the table scrolls in its frame. */
  readonly renderCard?: ((row: Row) => ReactNode) | undefined;
}

export function RecordTable<Row>({
  renderCard,
  ...table
}: RecordTableProps<Row> & Pick<TableProps<Row>, "rows">) {
  return (
    <>
      <div className={renderCard === undefined ? whole : wide}>
        <Table {...table} />
      </div>
      {renderCard !== undefined && (
        <RecordList rows={table.rows} rowKey={table.rowKey} className={narrow}>
          {renderCard}
        </RecordList>
      )}
    </>
  );
}

export function TableSkeleton() {
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
