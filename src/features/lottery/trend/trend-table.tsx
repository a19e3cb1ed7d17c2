import { useTranslation } from "react-i18next";
import { Table } from "#ui/tables/table.tsx";
import type { NumberTone } from "../draws/number-look.ts";
import type { TrendRow } from "./trend-rows.ts";

interface TrendTableProps {
  readonly label: string;
  /** What the numbers are of. */
  readonly name: string;
  readonly rows: readonly TrendRow[];
  readonly look: NumberTone;
}

/** The trend chart as a table: what came, and the number that has been missing longest. */
export function TrendTable({ label, name, rows, look }: TrendTableProps) {
  const { t } = useTranslation("lottery");
  return (
    <Table
      label={label}
      rows={rows}
      rowKey={({ issue }) => issue}
      columns={[
        { key: "issue", title: t("issue.title"), cell: ({ issue }) => issue },
        { key: "numbers", title: name, cell: (row) => drawnIn(row, look), numeric: true },
        {
          key: "missing",
          title: t("trend.longest"),
          cell: (row) => longestMissing(row, look, t("trend.missing")),
          numeric: true,
        },
      ]}
    />
  );
}

function drawnIn({ cells }: TrendRow, look: NumberTone): string {
  return cells
    .filter((cell) => cell.drawn)
    .map(({ number }) => look.print(number))
    .join(" ");
}

function longestMissing({ cells }: TrendRow, look: NumberTone, unit: string): string {
  const longest = cells.toSorted((one, other) => other.gap - one.gap)[0];
  return longest === undefined ? "" : `${look.print(longest.number)} · ${longest.gap} ${unit}`;
}
