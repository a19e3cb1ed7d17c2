import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { figures } from "../money/money.tsx";
import { bodyCell, headCell, rightCell } from "./table-cells.ts";

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right aligned in the figure face. */
  readonly numeric?: boolean;
  /** Gives way to the others; cut in professional, where each row is one line. */
  readonly wide?: boolean;
  /** Shown with its title on the card of a phone. */
  readonly fact?: boolean;
}

export interface TableProps<Row> {
  /** Spoken name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** Wide tables scroll inside their frame, never the page. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
    <section className={frame} aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx(headCell, stuck, column.numeric && rightCell)}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}

function Line<Row>({ row, columns }: LineProps<Row>) {
  return (
    <tr className={line}>
      {columns.map((column) => (
        <td
          key={column.key}
          className={cx(
            bodyCell,
            cell,
            column.numeric && cx(rightCell, figures),
            column.wide && wideCell,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

const frame = css({ overflowX: "auto" });
// As a ledger, every row is a strip of its own with a mark at its beginning.
const table = css({
  width: "full",
  fontSize: "sm",
  _ledger: { borderCollapse: "separate", borderSpacing: "rows" },
});

const line = css({
  _hover: { background: "surface-hover" },
  _ledger: { background: "surface-sunken", _hover: { background: "accent-subtle" } },
});

const stuck = css({ position: "sticky", top: "0" });
const cell = css({
  height: "row",
  _ledger: {
    borderTop: "none",
    _first: { borderLeftRadius: "md", boxShadow: "mark-left" },
    _last: { borderRightRadius: "md" },
  },
});
// Where there is room to spare, it is shared: one wide column would part a row's name from its amount.
const wideCell = css({ _professional: { desktop: { width: "1/2", maxWidth: "0" } } });
