// Records as cards below one another: what a table is on a phone.
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { Grid, Row } from "#styled/jsx/index.js";
import { figures } from "../money/money.tsx";
import type { Column } from "./table.tsx";

interface RecordListProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** A `RecordCard`. */
  readonly children: (row: Row) => ReactNode;
  readonly className?: string | undefined;
}

export function RecordList<Row>({ rows, rowKey, children, className }: RecordListProps<Row>) {
  return (
    <ul role="list" className={cx(list, className)}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={card}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

interface RecordCardProps<Row> {
  readonly row: Row;
  /** Those that are facts are shown. */
  readonly columns: readonly Column<Row>[];
  /** Usually a badge. */
  readonly state: ReactNode;
  readonly time: string;
  /** What the record is about. */
  readonly children?: ReactNode;
  /** A number that the member may quote. */
  readonly id?: string;
  readonly action?: ReactNode;
}

export function RecordCard<Row>(props: RecordCardProps<Row>) {
  const { row, columns, state, time, children, id, action } = props;
  const facts = columns.filter(({ fact }) => fact === true);
  return (
    <>
      <Row as="p" align="center" justify="space-between" gap="2">
        {state}
        <time className={cx(figures, muted)}>{time}</time>
      </Row>
      {children}
      <Grid as="dl" columns="repeat(3, minmax(0, 1fr))" gap="2" marginTop="1">
        {facts.map(({ key, title, cell }) => (
          <div key={key}>
            <dt className={muted}>{title}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </Grid>
      {(id ?? action) !== undefined && (
        <Row align="center" justify="space-between" gap="2">
          <span className={cx(figures, muted)}>{id}</span>
          {action}
        </Row>
      )}
    </>
  );
}

const list = css({ display: "grid", gap: "2" });
const card = css({
  display: "grid",
  gap: "1",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "sm",
});
const muted = css({ color: "text-muted", fontSize: "xs" });
