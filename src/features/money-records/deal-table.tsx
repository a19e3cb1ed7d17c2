import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { useCall } from "#lib/use-call.ts";
import { DataTable } from "#ui/data-table.tsx";
import { dealColumns } from "./deal-columns.tsx";
import { callFilter, type DealFilter, PAGE_SIZE } from "./deal-filter.ts";

interface DealTableProps {
  readonly filter: DealFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly empty: ReactNode;
  readonly onOpen: (deal: Deal) => void;
}

/** The record where there is room: a table, page by page. */
export function DealTable({ filter, page, onPage, empty, onOpen }: DealTableProps) {
  const { t } = useTranslation("money-records");
  const asked = { ...callFilter(filter), pageNum: page, pageSize: PAGE_SIZE };
  const found = useCall(dealRecords, asked);
  return (
    <DataTable
      label={t("table")}
      columns={dealColumns(t, onOpen)}
      rowKey={({ id }) => id}
      result={found}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={onPage}
      error={t("failed")}
      empty={empty}
    />
  );
}
