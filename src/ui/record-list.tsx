// Records as cards below one another: what a table is on a phone.
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { figures } from "./money.tsx";

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

interface RecordCardProps {
  /** Usually a badge. */
  readonly state: ReactNode;
  readonly time: string;
  /** What the record is about. */
  readonly children: ReactNode;
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  /** A number that the member may quote. */
  readonly id?: string;
  readonly action?: ReactNode;
}

export function RecordCard({ state, time, children, facts, id, action }: RecordCardProps) {
  return (
    <>
      <p className={line}>
        {state}
        <time className={cx(figures, muted)}>{time}</time>
      </p>
      {children}
      <dl className={values}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={muted}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(id ?? action) !== undefined && (
        <div className={line}>
          <span className={cx(figures, muted)}>{id}</span>
          {action}
        </div>
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
const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
});
const muted = css({ color: "text-muted", fontSize: "xs" });
const values = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "2",
  marginTop: "1",
});
