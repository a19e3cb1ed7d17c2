// The rows of the statement; days also as a chart.
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import {
  protectionStatement,
  type ProtectionStatement,
} from "#contract/api/protection-statement.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { formatCount } from "#lib/text/format.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { DataTable } from "#ui/tables/data-table.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Money } from "#ui/money/money.tsx";
import { moneyTone } from "#ui/money/money-tone.ts";
import { NetBars } from "#ui/money/net-bars.tsx";
import type { Column } from "#ui/tables/table.tsx";
import { sumColumns } from "./statement-csv.ts";
import {
  askedOf,
  DAYS_PER_PAGE,
  type StatementBy,
  type StatementRange,
} from "./statement-range.ts";

interface StatementRowsProps {
  readonly by: StatementBy;
  readonly range: StatementRange;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

type Row = ProtectionStatement["list"][number];

export function StatementRows({ by, range, page, onPage }: StatementRowsProps) {
  const { t } = useTranslation("safety");
  const found = useCall(protectionStatement, {
    ...askedOf(by, range),
    pageNum: page,
    pageSize: DAYS_PER_PAGE,
  });
  const rows = found.data?.list ?? [];
  return (
    <>
      {by === "day" && rows.length > 0 && (
        <NetBars
          rows={rows.toReversed()}
          label={(words) => t("statement.chart", { ...words })}
          range={(words) => t("statement.chartRange", { ...words })}
        />
      )}
      <DataTable
        label={t("statement.table", { by: t(`statement.by.${by}`) })}
        columns={columnsOf(by, t)}
        rowKey={({ key }) => key}
        result={found}
        page={page}
        pageSize={DAYS_PER_PAGE}
        onPage={onPage}
        error={t("statement.failed")}
        empty={<EmptyState title={t("statement.empty")} art={brand().art.empty} />}
      />
    </>
  );
}

function columnsOf(by: StatementBy, t: TFunction<"safety">): readonly Column<Row>[] {
  return [
    { key: "name", title: t(`statement.column.${by}`), cell: nameCell },
    {
      key: "count",
      title: t("statement.column.count"),
      numeric: true,
      cell: ({ count }) => formatCount(count),
    },
    ...sumColumns(by).map((column) => ({
      key: column,
      title: t(`statement.total.${column}`),
      numeric: true,
      cell: (row: Row) => (
        <Money
          cents={row[column]}
          className={column === "netCents" ? moneyTone(row[column]) : undefined}
        />
      ),
    })),
  ];
}

function nameCell({ name, key }: Row) {
  return <span className={css({ whiteSpace: "nowrap" })}>{name || key}</span>;
}
